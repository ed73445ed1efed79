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
  /** Appeals of suspended members, and tries with tokens that are not theirs. */
  appealsByAddress: within(10, HOUR),
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
  /** Requests answered and withdrawn, bonds and follows ended, mutes set and removed. */
  bondChangesByMember: within(300, 10 * MINUTE),
  /** Blocks set and removed, each of which changes what two members see everywhere. */
  blocksByMember: within(120, 10 * MINUTE),
  groupsByMember: within(5, 7 * DAY),
  groupJoinsByMember: within(60, HOUR),
  /** Members whom a member invites into groups. */
  groupInvitationsByMember: within(50, DAY),
  /** Requests to join answered, roles set, members removed, groups left and deleted, and posts managed. */
  groupChangesByMember: within(120, 10 * MINUTE),
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
  /** Conversations of two that a member begins, or opens again. */
  pairTalksByMember: within(120, HOUR),
  /** Changes of a conversation's name and members, each of which reaches up to fifty people. */
  conversationChangesByMember: within(100, 10 * MINUTE),
  /** Announcements that a member types, as far as others receive them. */
  typingByMember: within(60, MINUTE),
  /** Posts, comments, messages and uploads that a member deletes. */
  deletionsByMember: within(300, 10 * MINUTE),
  /** Sessions that a member ends, without that of the request. */
  sessionEndingsByMember: within(60, HOUR),
  /** Copies of all that is a member's; one that fails is given back. */
  exportsByMember: within(1, DAY),
  settingsByMember: within(120, 10 * MINUTE),
  /** What a member asks of their feed, and undoes. */
  feedPreferencesByMember: within(120, 10 * MINUTE),
  /** Where a member is in their feed, which the client sends by itself, and the order that they choose. */
  feedPlacesByMember: within(60, MINUTE),
  /** Marks of notifications as seen or read, and changes of their settings. */
  notificationMarksByMember: within(120, MINUTE),
  /** Things that a member reports; one that was reported already costs nothing. */
  reportsByMember: within(20, DAY),
  /** Acceptances of the community's rules. */
  ruleAcceptancesByMember: within(20, HOUR),
  /** Acts of a moderator or an admin. */
  staffActsByMember: within(300, 10 * MINUTE),
  /** Cases that a moderator claims, renews and releases. */
  staffClaimsByMember: within(300, 10 * MINUTE),
  /** Posts that a member hides from themself, and shows again. */
  hidingsByMember: within(120, 10 * MINUTE),
  /** Batches of sightings. */
  sightingsByMember: within(60, MINUTE),
  /** What a member without standing does in a day: about a third of what others may, or can. */
  postsWithoutStanding: within(66, DAY),
  commentsWithoutStanding: within(200, DAY),
  marksWithoutStanding: within(500, DAY),
  followsWithoutStanding: within(160, DAY),
  bondRequestsWithoutStanding: within(60, DAY),
  messageRequestsWithoutStanding: within(10, DAY),
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** Acts by which a member reaches others, with the lower limit of a day that holds without standing. */
export const WITHOUT_STANDING: Readonly<Partial<Record<LimitName, LimitName>>> = {
  postsByMemberInDay: "postsWithoutStanding",
  commentsByMember: "commentsWithoutStanding",
  marksByMember: "marksWithoutStanding",
  followsByMember: "followsWithoutStanding",
  bondRequestsByMember: "bondRequestsWithoutStanding",
  messageRequestsByMember: "messageRequestsWithoutStanding",
};

/**
 * The limits of all requests together. Each process counts for itself, so that the count costs a request nothing. They
 * are far above what a person can read.
 */
export const READ_SECONDS = 5 * MINUTE;
export const READ_LIMITS = {
  readsBySession: 1_500,
  /** All sessions of a member together: more than one has, so that a program cannot starve the member's browser. */
  readsByMember: 6_000,
  readsByAddress: 300,
  /** Pages that ask the database, of guests and members: a browser requests a page without its token. */
  pagesByAddress: 600,
  /** The cost of GraphQL documents together, in the points by which each is limited. */
  pointsBySession: 50_000,
  pointsByMember: 200_000,
  pointsByAddress: 50_000,
} as const;

export type ReadLimitName = keyof typeof READ_LIMITS;

/**
 * The limits of all acts together: mutations, and REST calls other than GET. Each process counts for itself, as it does
 * for requests. They are far above what a person does; an act that writes many rows or reaches many people has a limit
 * of its own beside them.
 */
export const ACT_LIMITS = {
  actsByMember: within(1_000, 5 * MINUTE),
  actsByMemberInDay: within(20_000, DAY),
  actsByAddress: within(300, 5 * MINUTE),
} as const satisfies Record<string, Limit>;

export type ActLimitName = keyof typeof ACT_LIMITS;
