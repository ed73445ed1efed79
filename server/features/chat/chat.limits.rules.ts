/** A message's text, in characters. */
export const MESSAGE_MAX = 4_000;
/** The name of a group conversation. */
export const NAME_MAX = 50;
/** Members of a group conversation, its owner among them. */
export const MEMBERS_MAX = 50;
/** Pictures of one message. */
export const PICTURES_MAX = 4;
/** What may be set under a message. */
export const REACTIONS = ["👍", "❤️", "😂", "😮", "😢", "🎉"] as const;
/** A message may be changed so long after it was sent, */
export const EDIT_MINUTES = 15;
/** and be deleted for all so long. */
export const DELETE_MINUTES = 60;
/** Somebody who types says so again after this, */
export const TYPING_AGAIN_MS = 10_000;
/** and does not type any more when nothing was heard for this long. */
export const TYPING_LASTS_MS = 15_000;
