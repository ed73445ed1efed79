import { toIdField } from "#server/core/ids";
import { idNumber } from "#server/rest/answers";
import { both, looseRequest, request } from "#server/rest/request";
import { commentContent, newComment } from "./comments.rules.ts";

/** Forms send every field, so an empty parent means none. */
const isLeftOut = (value: unknown) => value === undefined || value === null || value === "";

/** The comment to which a client replies. */
const parent = looseRequest({ parent_id: idNumber.nullish() }, ({ parent_id: value }) => ({
  parentId: isLeftOut(value) ? null : toIdField(value, "parentId"),
}));

/** A comment, or a reply to one. */
export const newCommentBody = both(parent, request(newComment, { content: {}, clientId: {} }));

/** The changed text of a comment. The schema accepts any text, because the author is checked before the text. */
export const changedCommentBody = looseRequest({ content: commentContent }, ({ content }) => ({
  content: typeof content === "string" ? content : "",
}));
