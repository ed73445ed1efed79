import { notFound, refusal } from "#server/core/errors";
import { MEMBERS_MAX } from "./chat.limits.rules.ts";

/* Why something cannot be done in a conversation, in the words that a member reads. */

export const CONVERSATION = "This conversation";
export const MESSAGE = "This message";
export const MEMBER = "This member";

export const ONESELF = "Choose who you want to write to.";
export const NOT_OWNER = "Only the owner of the group can do this.";
export const ONLY_GROUPS = "This is only possible in groups.";

export const onlyBonds = () => refusal("FRIENDS_ONLY", "You can only add friends.");
export const noSuchConversation = () => notFound(CONVERSATION);
export const noSuchMessage = () => notFound(MESSAGE);
export const notYours = (what: "changed" | "deleted") =>
  refusal(
    "NOT_YOURS",
    what === "changed" ? "You can only edit your own messages." : "You can only delete your own messages.",
  );
export const waiting = () =>
  refusal("MESSAGE_WAITS", "They have to accept your first message before you can write again.");
export const closed = () => refusal("CONVERSATION_CLOSED", "You cannot write in this conversation.");
export const takesNone = () => refusal("MESSAGES_REFUSED", "This member does not accept messages from you.");
export const tooLate = (what: "changed" | "deleted", minutes: number) =>
  refusal("TOO_LATE", `A message can only be ${what} within ${minutes} minutes.`);
export const tooMany = () => refusal("TOO_MANY", `A conversation has at most ${MEMBERS_MAX} members.`);
