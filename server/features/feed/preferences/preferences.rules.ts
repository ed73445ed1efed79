import * as z from "zod/mini";
import { idNumber } from "#server/core/ids.rules";
import { tag } from "#server/features/posts/posts.rules";

/** The number of preferences that a member may have at once. */
export const PREFERENCES_MAX = 200;
/** The number of preferences on a page of REST. */
export const PREFERENCES_PAGE_SIZE = 20;
/** The days for which a person, a tag or a group is muted in the feed. */
export const FEED_MUTE_DAYS = 7;

export const TOO_MANY_PREFERENCES = `You can keep up to ${PREFERENCES_MAX} feed preferences. Please remove one first.`;
const NAME_ONE = "Please name one post, one member, one tag or one group.";

/**
 * What a member asks of their feed: less like a post, or for a week nothing of a person, by a tag or from a group. It
 * names one of them.
 */
export const feedRequest = z
  .object({
    postId: z.nullish(idNumber()),
    userId: z.nullish(idNumber()),
    tag: z.nullish(tag),
    groupId: z.nullish(idNumber()),
  })
  .check(
    z.refine((request) => Object.values(request).filter((one) => one != null).length === 1, {
      error: NAME_ONE,
      path: ["postId"],
    }),
  );
export type FeedRequest = z.input<typeof feedRequest>;
