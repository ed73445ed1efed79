/** So many times within so many seconds. */
export interface Limit {
  readonly points: number;
  readonly seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const within = (points: number, seconds: number): Limit => ({ points, seconds });

/**
 * How often things may be done, by whom they are counted. Services count, so that both faces share one count.
 * An address is that of the client's network, an account what somebody typed to name it, whether or not there is one.
 */
export const LIMITS = {
  /** Failed sign-ins: whoever succeeds gets the try back. */
  loginByAccountAndAddress: within(5, 15 * MINUTE),
  loginByAddress: within(25, 5 * MINUTE),
  loginByAccount: within(25, HOUR),
  /** Accounts made, and tries to make one. */
  registerByAddress: within(5, 30 * MINUTE),
  registerTriesByAddress: within(25, 5 * MINUTE),
  usernameCheckByAddress: within(60, MINUTE),
  /** Mails that anybody may have sent to an account. */
  mailByAccount: within(5, 30 * MINUTE),
  mailByAddress: within(25, 5 * MINUTE),
  resetByAddress: within(10, 10 * MINUTE),
  /** Failed answers to "your password?" of somebody who is signed in. */
  passwordByMember: within(5, 15 * MINUTE),
  postsByMember: within(30, HOUR),
  postsByMemberInDay: within(200, DAY),
  /** Saves of drafts, which come by themselves while somebody types. */
  draftsByMember: within(120, MINUTE),
  /** Changes of posts and comments. */
  editsByMember: within(60, 10 * MINUTE),
  commentsByMember: within(60, 10 * MINUTE),
  /** Likes and bookmarks, given and taken back. */
  marksByMember: within(120, MINUTE),
  uploadsByMember: within(30, 30 * MINUTE),
  profileChangesByMember: within(30, HOUR),
  bondRequestsByMember: within(30, HOUR),
  /** Of one member to another, once more after a rejection. */
  bondRequestAgain: within(1, DAY),
  followsByMember: within(500, DAY),
  groupsByMember: within(5, 7 * DAY),
  groupJoinsByMember: within(60, HOUR),
  /** Searches for people and ideas, and each further page of one. */
  searchesByMember: within(60, MINUTE),
  /** What may be meant while somebody types: asked at every few letters. */
  searchSuggestionsByMember: within(240, MINUTE),
  insightsByMember: within(20, HOUR),
  messagesByMember: within(30, 30),
  /** First messages to members who are no bonds. */
  messageRequestsByMember: within(20, DAY),
  /** Conversations of groups that a member begins. */
  groupTalksByMember: within(30, HOUR),
  /** Marks of notifications as seen or read, and choices of which there are any. */
  notificationMarksByMember: within(120, MINUTE),
  /** Batches of what a member was shown. */
  sightingsByMember: within(60, MINUTE),
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/**
 * How much may be asked in all, whatever it is: each process counts for itself, so that counting costs a reader nothing.
 * Far above what a person can read.
 */
export const READ_SECONDS = 5 * MINUTE;
export const READ_LIMITS = {
  readsByMember: 1_500,
  readsByAddress: 300,
  /** What documents of GraphQL cost together, in the points by which each is judged. */
  pointsByMember: 50_000,
  pointsByAddress: 50_000,
} as const;

export type ReadLimitName = keyof typeof READ_LIMITS;
