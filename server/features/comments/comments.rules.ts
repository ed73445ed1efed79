import * as z from "zod/mini";
import { requiredText } from "#server/core/textField.rules";
import { clientId } from "#server/features/posts/posts.rules";
import { COMMENT_MAX } from "./comments.limits.rules.ts";

const COMMENT_IS_EMPTY = "Please write a comment";

export const commentContent = requiredText(COMMENT_IS_EMPTY, { max: COMMENT_MAX, label: "Your comment" });

export const newComment = z.object({
  content: commentContent,
  clientId: z.nullish(clientId),
});
export type NewComment = z.input<typeof newComment>;
