/** The kind of a failure, which decides its HTTP status. Each has an entry in the tables that `errors.ts` names. */
export type ErrorCode =
  | "UNAUTHENTICATED"
  | "FORBIDDEN"
  | "NOT_FOUND"
  | "BAD_USER_INPUT"
  | "CONFLICT"
  | "RATE_LIMITED"
  | "PAYLOAD_TOO_LARGE"
  | "UNSUPPORTED_MEDIA_TYPE"
  | "QUERY_TOO_COMPLEX"
  | "SERVICE_UNAVAILABLE";

/** A reason: the code with which it comes, and what it means to the author of a client. */
interface Described {
  readonly code: ErrorCode;
  readonly meaning: string;
}

const when = <Code extends ErrorCode>(code: Code, meaning: string) => ({ code, meaning });

/**
 * Every reason that a failure can have beside its code: programs decide by it what to do, and its name never changes. A
 * failure without a reason is explained by its code, and one of BAD_USER_INPUT by its fields.
 */
export const REASONS = {
  SIGN_IN_NEEDED: when("UNAUTHENTICATED", "No token was sent, and only members may do this."),
  INVALID_TOKEN: when("UNAUTHENTICATED", "The token is forged, has expired, or its session has ended. Sign in again."),
  WRONG_CREDENTIALS: when("UNAUTHENTICATED", "The name or the password of the sign-in is not right."),

  NOT_YOURS: when("FORBIDDEN", "It belongs to somebody else, and only its author may do this."),
  OWNERS_ONLY: when("FORBIDDEN", "Only an owner of the group or conversation may do this."),
  MANAGERS_ONLY: when("FORBIDDEN", "Only an owner or a moderator of the group may do this."),
  MEMBERS_ONLY: when("FORBIDDEN", "Only members of the group may do this."),
  FRIENDS_ONLY: when("FORBIDDEN", "Only friends of the viewer can be added."),
  MESSAGE_WAITS: when("FORBIDDEN", "The first message has to be accepted before the viewer can write again."),
  CONVERSATION_CLOSED: when("FORBIDDEN", "The viewer cannot write in this conversation any more."),
  MESSAGES_REFUSED: when("FORBIDDEN", "The member does not accept messages from the viewer."),
  LINK_INVALID: when("FORBIDDEN", "The link was not made by this community, was used, or no longer fits its account."),
  LINK_EXPIRED: when("FORBIDDEN", "The link was right, and its time is over. Request a new one."),
  REGISTRATION_CLOSED: when("FORBIDDEN", "The community does not take new members."),
  INVITATION_NEEDED: when("FORBIDDEN", "New members need an invitation that is still valid."),
  APPROVAL_PENDING: when("FORBIDDEN", "The application of the account has not been decided yet."),
  ACCOUNT_SUSPENDED: when("FORBIDDEN", "The account is suspended; the answer says until when, and how to appeal."),
  OWN_ACCOUNT: when("FORBIDDEN", "Nobody may do this to their own account, or decide on it."),
  HIGHER_ROLE: when("FORBIDDEN", "It concerns somebody whose role is not below that of the viewer."),
  DEVICE_UNKNOWN: when("FORBIDDEN", "The device is not registered for notifications. Add it again."),

  ALREADY_FRIENDS: when("CONFLICT", "The two members are friends already."),
  ALREADY_SENT: when("CONFLICT", "The viewer has sent this request already, and it waits."),
  ALREADY_MEMBER: when("CONFLICT", "The member is in the group already."),
  ALREADY_DECIDED: when("CONFLICT", "It has been decided already."),
  ALREADY_UNDONE: when("CONFLICT", "It has been undone already."),
  ALREADY_APPEALED: when("CONFLICT", "The member has appealed already."),
  ALREADY_VERIFIED: when("CONFLICT", "The email address is verified already."),
  NAME_TAKEN: when("CONFLICT", "Another one has this name."),
  CLAIMED: when("CONFLICT", "Another moderator is working on it."),
  CHANGED_MEANWHILE: when("CONFLICT", "It has changed since the client read it. Read it again."),
  SUSPENSION_ENDED: when("CONFLICT", "The suspension does not hold any more."),
  NOT_UNDOABLE: when("CONFLICT", "This act cannot be undone."),
  NOT_DECLINED: when("CONFLICT", "The post was not declined, or its author is no member of the group any more."),
  INVITATION_DECLINED: when("CONFLICT", "The member has declined an invitation to the group a short time ago."),
  LAST_ADMIN: when("CONFLICT", "The community needs an admin: appoint another one first."),
  LAST_OWNER: when("CONFLICT", "The group needs an owner: appoint another one first."),
  TOO_MANY: when("CONFLICT", "The largest number of these is reached. Remove one first."),
  COMMENTS_CLOSED: when("CONFLICT", "Nobody can comment on this post any more."),
  TOO_LATE: when("CONFLICT", "The time in which it could be changed or deleted is over."),
  IDEMPOTENCY_KEY_IN_USE: when("CONFLICT", "The first request with this Idempotency-Key still runs. Try again."),

  IDEMPOTENCY_KEY_REUSED: when("BAD_USER_INPUT", "The Idempotency-Key was used for another request."),
  UNKNOWN_FIELDS: when("BAD_USER_INPUT", "There are no such fields, and the request asks for strict handling."),
  UNSTORABLE: when("BAD_USER_INPUT", "It contains a character or a value that cannot be stored."),

  TOO_MANY_REQUESTS: when("RATE_LIMITED", "A limit of acts or requests is reached; `Retry-After` says until when."),
  TOO_MANY_PENDING: when("RATE_LIMITED", "Too many requests of the viewer wait for an answer."),
  TOO_MANY_SUBSCRIPTIONS: when("RATE_LIMITED", "The connection has as many subscriptions as it may have."),
  DECLINED_RECENTLY: when("RATE_LIMITED", "The group has declined the viewer a short time ago."),

  FILE_TOO_LARGE: when("PAYLOAD_TOO_LARGE", "The file is larger than files of its kind may be."),
  STORAGE_USED_UP: when("PAYLOAD_TOO_LARGE", "The files of the viewer use all of the storage that a member has."),
  FILE_REFUSED: when(
    "UNSUPPORTED_MEDIA_TYPE",
    "The file is of another type than its name says, is broken, or is not allowed here.",
  ),

  MAINTENANCE: when("SERVICE_UNAVAILABLE", "Members can only read until the maintenance is over."),
  STORAGE_FULL: when("SERVICE_UNAVAILABLE", "The server has no storage left. Reading works."),
} as const satisfies Record<string, Described>;

export type Reason = keyof typeof REASONS;

/** The reasons that come with a code. */
export type ReasonOf<Code extends ErrorCode> = {
  [Name in Reason]: (typeof REASONS)[Name]["code"] extends Code ? Name : never;
}[Reason];
