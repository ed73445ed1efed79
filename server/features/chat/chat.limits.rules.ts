/** Which of a member's conversations a list holds. */
export const FILTERS = ["all", "unread", "groups", "requests"] as const;
/** A message's text, in characters. */
export const MESSAGE_MAX = 4_000;
/** The name of a group conversation. */
export const NAME_MAX = 50;
/** Members of a group conversation, its owner among them. */
export const MEMBERS_MAX = 50;
/** The largest number of messages on a page of REST, and the default. */
export const MESSAGES_PER_PAGE = 50;
/** The default number of messages that GraphQL reads of a conversation. */
export const MESSAGES_PAGE_SIZE = 30;
/** Conversations on a page of REST. */
export const CONVERSATIONS_PER_PAGE = 20;
/** The number of matching messages on a page of REST. */
export const MATCHES_PER_PAGE = 20;
/** Unread messages of one conversation are counted up to this number; screens show 99+. */
export const UNREAD_COUNTED = 1_000;
/** Typing is not announced in conversations with more members. */
export const TYPING_MEMBERS_MAX = 20;
/** Pictures of one message. */
export const PICTURES_MAX = 4;
/** The reactions that a message can have. */
export const REACTIONS = ["👍", "❤️", "😂", "😮", "😢", "🎉"] as const;
/** The minutes for which its sender may change a message. */
export const EDIT_MINUTES = 15;
/** The minutes for which its sender may delete a message for all members. */
export const DELETE_MINUTES = 60;
/** The time after which a client that still types announces it again. */
export const TYPING_AGAIN_MS = 10_000;
/** The time without an announcement after which a member no longer counts as typing. */
export const TYPING_LASTS_MS = 15_000;
