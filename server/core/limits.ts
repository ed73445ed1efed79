/** A number of acts within a number of seconds. */
export interface Limit {
  readonly points: number;
  readonly seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const within = (points: number, seconds: number): Limit => ({ points, seconds });

/**
 * How often acts are allowed, by member, account or address. Services count them, so that GraphQL and REST share one
 * count. An address is that of the client's network; an account is the member who signs in, or the name that a visitor
 * typed where nobody has it.
 */
export const LIMITS = {
  /** Failed sign-ins: a successful one gives its try back. */
  loginByAccountAndAddress: within(5, 15 * MINUTE),
  loginByAddress: within(25, 5 * MINUTE),
  loginByAccount: within(25, HOUR),
  /** New accounts, and tries to create one. */
  registerByAddress: within(5, 30 * MINUTE),
  registerTriesByAddress: within(25, 5 * MINUTE),
  usernameCheckByAddress: within(60, MINUTE),
  /** Mails to one account, whoever requests them. */
  mailByAccount: within(5, 30 * MINUTE),
  mailByAddress: within(25, 5 * MINUTE),
  resetByAddress: within(10, 10 * MINUTE),
  /** Wrong passwords of a signed-in member who has to confirm an act. */
  passwordByMember: within(5, 15 * MINUTE),
  postsByMember: within(30, HOUR),
  postsByMemberInDay: within(200, DAY),
  /** Saves of drafts, which the client sends by itself while the member types. */
  draftsByMember: within(120, MINUTE),
  /** Changes of posts and comments. */
  editsByMember: within(60, 10 * MINUTE),
  commentsByMember: within(60, 10 * MINUTE),
  /** Likes and bookmarks, set and removed. */
  marksByMember: within(120, MINUTE),
  uploadsByMember: within(30, 30 * MINUTE),
  profileChangesByMember: within(30, HOUR),
  bondRequestsByMember: within(30, HOUR),
  /** Requests for a bond from one member to the same other after a rejection. */
  bondRequestAgain: within(1, DAY),
  followsByMember: within(500, DAY),
  groupsByMember: within(5, 7 * DAY),
  groupJoinsByMember: within(60, HOUR),
  /** Searches for people and ideas, and each further page of one. */
  searchesByMember: within(60, MINUTE),
  /** Suggestions while somebody types, which a client requests after every few characters. */
  searchSuggestionsByMember: within(240, MINUTE),
  insightsByMember: within(20, HOUR),
  messagesByMember: within(30, 30),
  /** First messages to members who are no bonds. */
  messageRequestsByMember: within(20, DAY),
  /** Group conversations that a member starts. */
  groupTalksByMember: within(30, HOUR),
  /** Marks of notifications as seen or read, and changes of settings. */
  notificationMarksByMember: within(120, MINUTE),
  /** Batches of sightings. */
  sightingsByMember: within(60, MINUTE),
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/**
 * The limits of all reading requests together. Each process counts for itself, so that the count costs a request
 * nothing. They are far above what a person can read.
 */
export const READ_SECONDS = 5 * MINUTE;
export const READ_LIMITS = {
  readsByMember: 1_500,
  readsByAddress: 300,
  /** The cost of GraphQL documents together, in the points by which each is limited. */
  pointsByMember: 50_000,
  pointsByAddress: 50_000,
} as const;

export type ReadLimitName = keyof typeof READ_LIMITS;
