import { conflict, DomainError, forbidden, notFound } from "#server/core/errors";
import { MEMBERS_MAX } from "./chat.limits.rules.ts";

/* Why something cannot be done in a conversation, in the words that a member reads. */

export const CONVERSATION = "This conversation";
export const MESSAGE = "This message";
export const MEMBER = "This member";

export const ONESELF = "Choose who you want to write to.";
export const NOT_OWNER = "Only the owner of the group can do this.";
export const ONLY_GROUPS = "This is only possible in groups.";

export const onlyBonds = () => forbidden("You can only add friends.");
export const noSuchConversation = () => notFound(CONVERSATION);
export const noSuchMessage = () => notFound(MESSAGE);
export const notYours = (what: "changed" | "deleted") =>
  forbidden(what === "changed" ? "You can only edit your own messages." : "You can only delete your own messages.");
export const waiting = () => forbidden("They have to accept your first message before you can write again.");
export const closed = () => forbidden("You cannot write in this conversation.");
export const takesNone = () => forbidden("This member does not accept messages from you.");
export const tooLate = (what: "changed" | "deleted", minutes: number) =>
  conflict(`A message can only be ${what} within ${minutes} minutes.`);
export const tooMany = () => new DomainError("CONFLICT", `A conversation has at most ${MEMBERS_MAX} members.`);
