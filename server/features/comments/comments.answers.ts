import * as z from "zod";
import { facets } from "#server/features/posts/posts.answers";
import { authorAnswer } from "#server/features/people/people.answers";
import { howMany, idNumber, moment } from "#server/rest/answers";

const parent = idNumber.nullable().meta({
  description: "The comment that started the thread; null for a comment on the post itself.",
  examples: [null],
});
const never = moment.nullable().meta({ description: "Null if never edited.", examples: [null] });

export const commentAnswer = z
  .object({
    id: idNumber,
    post_id: idNumber,
    postId: idNumber,
    parent_id: parent,
    parentId: parent,
    content: z.string().meta({ description: "Empty if deleted.", examples: ["Where is the nearest #repair café?"] }),
    facets: facets.meta({ examples: [[{ start: 21, end: 28, kind: "tag", value: "repair" }]] }),
    liked: z.boolean(),
    likes_count: howMany,
    likesCount: howMany,
    deleted: z
      .boolean()
      .meta({ description: "A deleted comment remains as long as it has replies.", examples: [false] }),
    created_at: moment,
    createdAt: moment,
    updated_at: moment,
    updatedAt: moment,
    edited_at: never,
    editedAt: never,
    user: authorAnswer.nullable().meta({ description: "Null if the comment or the account is deleted." }),
    get replies() {
      return z.array(commentAnswer);
    },
  })
  .meta({ id: "Comment", description: "A comment with its replies. Threads have two levels." });
export type CommentAnswer = z.infer<typeof commentAnswer>;
