import type { PostView } from "#server/features/posts/posts.model";

/** A member can hide this many posts; every list looks hidden posts up, so there is an end. */
export const HIDDEN_MAX = 2_000;
/** The number of hidden posts in a page of REST. */
export const HIDDEN_PAGE_SIZE = 20;

export const OWN_POST = "You cannot hide your own post.";
export const TOO_MANY_HIDDEN = "You have hidden as many posts as you can. Show some of them again first.";

/** A post that the viewer has hidden from themself, as long as they may see it. */
export interface HiddenPostView {
  post: PostView;
  hiddenAt: string;
}
