import type { UrlOf } from "#server/features/media/media.model";
import { presentAuthor } from "#server/features/people/people.presenter";
import type { PostView } from "#server/features/posts/posts.model";
import { presentPost } from "#server/features/posts/posts.presenter";
import type { FeedPostAnswer, ReasonAnswer } from "./following.answers.ts";
import type { ReasonedPost, ReasonView } from "./following.model.ts";

/** Presents a post of the feed in REST. In a tab it has a reason, in an object of its own: nobody else sees that one. */
export function presentFeedPost(post: PostView | ReasonedPost, urlOf: UrlOf): FeedPostAnswer {
  const answer = presentPost(post, urlOf);
  return "reason" in post ? { ...answer, reason: post.reason && presentReason(post.reason, urlOf) } : answer;
}

const presentReason = ({ kind, text, tag, person, group }: ReasonView, urlOf: UrlOf): ReasonAnswer => ({
  kind,
  text,
  ...(tag !== null && { tag }),
  ...(person && { user: presentAuthor(person, urlOf) }),
  ...(group && { group }),
});
