import * as z from "zod";
import { authorAnswer } from "#server/features/people/people.answers";
import { postAnswer } from "#server/features/posts/posts.answers";
import { howMany, idNumber } from "#server/rest/answers";
import { REASON_KINDS } from "./following.model.ts";

export const tagName = z.string().meta({ description: "The tag without #.", examples: ["energy"] });

export const groupName = z
  .object({
    id: idNumber,
    slug: z.string().meta({ examples: ["off-grid-engineers"] }),
    name: z.string().meta({ examples: ["Off-grid engineers"] }),
  })
  .meta({ id: "GroupName", description: "What names a group." });

const reasonAnswer = z
  .object({
    kind: z.enum(REASON_KINDS).meta({ examples: ["tag"] }),
    text: z.string().meta({ description: "The reason in one line.", examples: ["#energy, which you follow"] }),
    tag: tagName.optional(),
    user: authorAnswer.optional().meta({ description: "The author, or the friend who liked the post last." }),
    group: groupName.optional(),
  })
  .meta({ id: "PostReason", description: "Why a post is in the viewer's feed: one of the kinds, the strongest." });
export type ReasonAnswer = z.infer<typeof reasonAnswer>;

/** A post of the feed; only a tab has reasons. */
const feedPostAnswer = z
  .object({
    ...postAnswer.shape,
    reason: reasonAnswer
      .nullable()
      .optional()
      .meta({ description: "With `scope`: why the post is there; null for the viewer's own and in Everything." }),
  })
  .meta({ id: "FeedPost", description: "An idea in the feed, with the viewer's state." });
export type FeedPostAnswer = z.infer<typeof feedPostAnswer>;

/** A page of the feed by its number. */
export const feedPage = { posts: z.array(feedPostAnswer), hasMore: z.boolean(), total: howMany };
