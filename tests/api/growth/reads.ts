import { readFileSync } from "node:fs";
import { ADA, SIZE } from "#tests/kit/cost/community";
import { EVERYTHING_TAB } from "#tests/kit/gql";

/** What one read of the product may cost, beyond what holds for all. */
interface Allowance {
  /** The largest number of rows that one of its statements reads. */
  read?: number;
  /** The largest number of rows that one of its statements sorts at once. */
  sorted?: number;
  /** Tables that it may read from one end to the other. */
  scans?: string[];
  /** Why the read costs more, and why it does not grow. */
  because: string;
}

/** A read of the product: a trusted document of our own client, or a call of REST. */
export interface HotRead {
  name: string;
  /** The document's name and variables. */
  document?: [name: string, variables: Record<string, unknown>];
  path?: string;
  /** A question for an insight. */
  prompt?: string;
  allowance?: Allowance;
}

const manifest = JSON.parse(readFileSync("client/gql/persisted-documents.json", "utf8")) as Record<string, string>;

/** Returns the hash by which our client sends one of its documents. */
export function hashOf(name: string): string {
  const [hash] = Object.entries(manifest).find(([, text]) => new RegExp(`query ${name}\\b`).test(text)) ?? [];
  if (hash === undefined) throw new Error(`The client has no document ${name}.`);
  return hash;
}

const document = (name: string, variables: Record<string, unknown> = {}, allowance?: Allowance): HotRead => ({
  name: `${name} ${JSON.stringify(variables)}`,
  document: [name, variables],
  ...(allowance && { allowance }),
});

const call = (path: string, allowance?: Allowance): HotRead => ({
  name: `GET ${path}`,
  path: `/api${path}`,
  ...(allowance && { allowance }),
});

const insight = (prompt: string, allowance?: Allowance): HotRead => ({
  name: `an insight into ${prompt}`,
  prompt,
  ...(allowance && { allowance }),
});

/** Why some reads cost more than they show, and what bounds them. */
const BECAUSE = {
  counted: "It counts a list up to a bound: ten thousand, or a thousand where each row needs its post.",
  own: "It reads what one member has of something, however large the community is.",
  ranked: "It ranks a bounded number of candidates.",
  shared: "It ranks a bounded number of candidates, once for everybody, and is remembered for up to a minute.",
  remembered: "It finds where the spans of remembered posts begin, once in the life of a process.",
  page: "It skips the items of the pages before it, which an index holds in their order.",
  ties: "It reads the ties of one member, up to a bound, and a page of each of them at most.",
};
type Reason = keyof typeof BECAUSE;

const allow = (reason: Reason, read: number, more: Omit<Allowance, "because" | "read"> = {}): Allowance => ({
  read,
  ...more,
  because: BECAUSE[reason],
});

/** What a search of people may read: in a community as small as this one, all of them. */
const PEOPLE = allow("ranked", 5_000, { sorted: 500, scans: ["users"] });
const SUGGESTED = allow("ranked", 8_000, { sorted: 800 });
const BOOKMARKED = allow("own", 8_000, { sorted: 800 });
const TALKS = allow("own", 4_000, { sorted: 450 });
const IDEAS = allow("ranked", 2_500, { sorted: 1_500 });
/** Bookmarked posts are ordered by their own time. */
const BOOKMARKED_IDEAS = allow("own", 4_800, { sorted: 1_700 });
/** Of words that very many comments hold, one block of the newest comments is sorted. */
const COMMENTS = allow("ranked", 12_000, { sorted: 6_000 });
const LISTED_COMMENTS = allow("ranked", 4_800, { sorted: 1_500 });
/** A word that no post holds is compared with all common words. */
const CORRECTED = allow("ranked", 14_000, { sorted: 2_300, scans: ["groups"] });
/** The total of a home feed is summed over the viewer's bonds, once until something changes it. */
const HOME = allow("own", 4_500, { scans: ["users"] });

const FIRST = allow("remembered", 5_500, { scans: ["users"] });

/** Every read that a page of the client or a caller of REST repeats often. Ada reads. */
export const HOT_READS: readonly HotRead[] = [
  document("FeedPage", { ...EVERYTHING_TAB, first: 10 }, FIRST),
  document("FeedPage", { ...EVERYTHING_TAB, first: 50 }, HOME),
  document("FeedPage", { ...EVERYTHING_TAB, first: 10, fromPost: String(SIZE.posts - 100) }, HOME),
  document("NewestPosts", { scope: "EVERYTHING", first: 10 }, HOME),
  document("NewsOfTheDay", {}, allow("shared", 5_500, { sorted: 400 })),
  document("OnePost", { id: String(SIZE.posts - 1) }),
  document("PostLikers", { id: String(SIZE.posts - 1), first: 20 }),
  document("PostAuthor", { id: String(SIZE.posts), first: 3 }),
  document("AllPosts", { username: ADA.username, first: 10 }),
  document("MemberPosts", { username: ADA.username, first: 3 }),
  document("MemberImages", { username: ADA.username, first: 20 }),
  document("MemberComments", { username: ADA.username, first: 20 }),
  document("Profile", { username: ADA.username }, allow("counted", 4_000)),
  document("Profile", { username: "member2" }),
  document("PersonTies", { username: "member5" }),
  document("FirstSteps", {}, allow("counted", 4_000)),
  document("ViewerCounters", {}, allow("own", 1_400)),
  document("Connections", { tab: "FOLLOWERS", first: 20 }, allow("counted", 3_000)),
  document("Connections", { tab: "FOLLOWING", first: 20 }, allow("counted", 900)),
  document("Connections", { tab: "MUTUAL", first: 20 }, allow("own", 2_600, { sorted: 900 })),
  document("Connections", { tab: "FOLLOWERS", first: 20, query: "member20" }, allow("own", 6_000)),
  document("ConnectionCounts", {}, allow("counted", 3_000, { sorted: 900 })),
  document("SuggestedConnections", { first: 6 }, SUGGESTED),
  document("Suggestions", { first: 3 }, SUGGESTED),
  document("FoundPeople", { first: 20, suggested: false }, allow("counted", 3_500)),
  document("FoundPeople", { first: 20, suggested: false, query: "an" }, PEOPLE),
  document("FoundPeople", { first: 20, suggested: false, query: "member12" }, PEOPLE),
  document("FoundPeople", { first: 20, suggested: true }, allow("ranked", 13_000, { sorted: 800 })),
  document("Friends", { first: 20 }, allow("counted", 400)),
  document("BondRequests", { first: 20 }, allow("own", 8_000)),
  document("SentRequests", { first: 20 }, allow("own", 600)),
  document("BlockedPeople", { first: 20 }),
  document("MentionablePeople", { query: "an" }, PEOPLE),
  document("MentionablePeople", { query: "ann" }, PEOPLE),
  document("MentionablePeople", { query: "member123" }, PEOPLE),
  document("UsableTags", { query: "t" }, allow("ranked", 400, { sorted: 200 })),
  document("UsableTags", { query: "t12" }, allow("ranked", 400, { sorted: 200 })),
  document("BookmarksPage", { first: 10, order: "NEWEST" }, BOOKMARKED),
  document("BookmarksPage", { first: 10, order: "OLDEST" }, BOOKMARKED),
  document("BookmarksPage", { first: 10, order: "NEWEST", folderId: "1" }, BOOKMARKED),
  document("BookmarksPage", { first: 10, order: "NEWEST", tags: ["common"] }, BOOKMARKED),
  document("BookmarksPage", { first: 10, order: "NEWEST", query: "w3" }, BOOKMARKED),
  document("BookmarkFolders", {}, allow("own", 2_000)),
  document("ConversationsPage", { filter: "ALL" }, TALKS),
  document("ConversationsPage", { filter: "UNREAD" }, TALKS),
  document("ConversationsPage", { filter: "GROUPS" }, TALKS),
  document("ConversationsPage", { filter: "ALL", query: "ann" }, TALKS),
  document("ChatConversation", { id: "1" }),
  document("ChatMessages", { id: "1", first: 30 }),
  document("ChatPeople", { query: "an" }, allow("own", 1_000, { sorted: 400 })),
  document("BookmarksPage", { first: 10, order: "NEWEST", query: "wörd3 w4" }, BOOKMARKED),
  document("SearchMessages", { query: "w1" }, allow("own", 35_000, { sorted: 8_000 })),
  document("SearchMessages", { query: "w700" }, allow("own", 9_000, { sorted: 400 })),
  document("SearchMessages", { query: "w1", conversationId: "1" }, allow("own", 1_200, { sorted: 400 })),
  document("PostComments", { postId: String(SIZE.posts - 1) }, allow("counted", 4_000)),
  document("PostComments", { postId: String(SIZE.posts) }),
  document("FoundGroups", { first: 12 }),
  document("FoundGroups", { first: 12, category: "Design" }),
  document("FoundGroups", { first: 12, query: "w70" }, allow("ranked", 3_700, { scans: ["groups"] })),
  document("FoundGroups", { first: 12, query: "group" }, allow("ranked", 9_000, { sorted: 3_000, scans: ["groups"] })),
  document("MyGroups", { first: 12 }),
  document("FeaturedGroups", {}, allow("ranked", 2_000, { sorted: 1_500 })),
  document("GroupFigures"),
  document("Group", { slug: "group-1" }),
  document("GroupFacts", { slug: "group-1", first: 5 }),
  document("GroupPeople", { slug: "group-1", first: 20 }),
  document("GroupRequests", { slug: "group-210", first: 20 }),
  document("WaitingPosts", { slug: "group-210", first: 20 }),
  document("HiddenPosts", { first: 20 }),
  document("GroupPosts", { slug: "group-1", first: 10 }, allow("counted", 1_600)),
  document("NotificationsPage", { filter: "ALL", first: 20 }, allow("counted", 1_300)),
  document("NotificationsPage", { filter: "UNREAD", first: 20 }, allow("counted", 1_300)),
  document("AnalyticsInShort", { range: "MONTH" }),
  document("AnalyticsInDetail", { range: "MONTH" }),
  document("AnalyticsAudience", { range: "MONTH" }, allow("own", 5_500, { sorted: 2_700 })),
  document("SearchSuggestions", { query: "w1" }, allow("ranked", 3_200)),
  document("SearchSuggestions", { query: "idea w2" }, allow("ranked", 2_400)),
  document("SearchSuggestions", { query: "ann" }, { ...PEOPLE, read: 7_000 }),
  document("Search", { first: 10, kind: "IDEAS", query: "w1" }, IDEAS),
  document("Search", { first: 10, kind: "IDEAS", query: "w80" }, IDEAS),
  document("Search", { first: 10, kind: "IDEAS", query: "w9000" }),
  document("Search", { first: 10, kind: "IDEAS", query: "w2 w9000" }),
  document("Search", { first: 10, kind: "IDEAS", query: "tag:common" }, allow("ranked", 3_500, { sorted: 1_500 })),
  document("Search", { first: 10, kind: "IDEAS", query: "ieda w5" }, CORRECTED),
  document("Search", { first: 10, kind: "IDEAS", query: "w1q9 w2" }, CORRECTED),
  document("Search", { first: 10, kind: "PEOPLE", query: "mebmer12" }, PEOPLE),
  document("Search", { first: 10, kind: "IDEAS", query: "w1 in:group-1" }, IDEAS),
  document("Search", { first: 10, kind: "IDEAS", query: "in:group-1" }, IDEAS),
  document("Search", { first: 10, kind: "IDEAS", query: "w1 in:group-x" }, CORRECTED),
  document("Search", { first: 10, kind: "IDEAS", query: "w1 in:bookmarks" }, BOOKMARKED_IDEAS),
  document("Search", { first: 10, kind: "COMMENTS", query: "w1" }, COMMENTS),
  document("Search", { first: 10, kind: "COMMENTS", query: "w80" }, IDEAS),
  document("Search", { first: 10, kind: "COMMENTS", query: "w9000" }),
  document("Search", { first: 10, kind: "COMMENTS", query: "w1 in:group-1" }, LISTED_COMMENTS),
  document("Search", { first: 10, kind: "COMMENTS", query: "w1 in:bookmarks" }, LISTED_COMMENTS),
  document("Search", { first: 10, kind: "COMMENTS", query: `w1 from:${ADA.username}` }, LISTED_COMMENTS),
  document("Search", { first: 10, kind: "TAGS", query: "comnon" }, IDEAS),
  document("SearchSuggestions", { query: "#frequemt" }, IDEAS),
  document("Search", { first: 10, kind: "PEOPLE", query: "an" }, PEOPLE),
  document("Search", { first: 10, kind: "TAGS", query: "t1" }, allow("ranked", 3_200, { sorted: 1_400 })),
  document("Explore"),
  document("TrendingNow", { first: 5 }),
  document("TagPosts", { name: "common", first: 10 }),
  document("TagPosts", { name: "frequent", first: 10 }, allow("counted", 1_600)),
  document("TagPosts", { name: "rare", first: 10 }),
  document("CategoryPosts", { name: "Science", first: 10 }),
  document("DraftList"),
  document("InsightHistory", { first: 10 }),
  document("MemberSessions"),
  document("PushDevices"),
  insight("What about w9000?"),
  insight("What about w2 and w80?", allow("ranked", 3_500, { sorted: 1_500 })),
  insight("What did Ann Gray write about w9000 and w2?", PEOPLE),
  call("/feed?page=1", FIRST),
  call("/feed?scope=everything", allow("remembered", 5_500, { scans: ["users"] })),
  call("/feed?scope=everything&page=9", allow("page", 4_500, { scans: ["users"] })),
  call("/feed?scope=following", allow("ties", 30_000, { sorted: 5_000, scans: ["users"] })),
  call("/feed?scope=following&page=9", allow("ties", 100_000, { sorted: 5_000, scans: ["users"] })),
  call("/feed?scope=following&order=top", allow("ranked", 40_000, { sorted: 5_000, scans: ["users"] })),
  call("/feed?scope=everything&order=top", allow("ranked", 40_000, { sorted: 5_000, scans: ["users"] })),
  call("/feed/preferences", allow("own", 300)),
  call("/feed/state"),
  call("/feed?page=300", allow("own", 4_500, { sorted: 900, scans: ["users"] })),
  call(`/profile/${ADA.username}`, allow("counted", 4_000)),
  call(`/profile/${ADA.username}/comments?page=20`, allow("counted", 2_600, { sorted: 300 })),
  call(`/profile/${ADA.username}/friends?page=3`, allow("page", 500)),
  call("/friends?page=5", allow("page", 400)),
  call("/friends/requests?page=3", allow("own", 4_500, { sorted: 200 })),
  call("/friends/search?query=an&page=5", PEOPLE),
  call("/connections?tab=followers&page=20", allow("counted", 3_000)),
  call(`/posts/${SIZE.posts - 1}/comments?page=40`, allow("page", 4_000)),
  call(`/posts/${SIZE.posts - 1}/likers?page=40`, allow("page", 4_000)),
  call("/bookmarks?page=30", BOOKMARKED),
  call("/groups?page=50", allow("page", 900)),
  call("/groups/group-1/posts?page=20", allow("page", 900)),
  call("/groups/group-1/members?page=50", allow("page", 1_900)),
  call("/notifications?page=15", allow("page", 3_600)),
  call("/conversations?page=8", TALKS),
  call("/messages/count", allow("own", 1_400)),
  call("/tags/common/posts?page=100", allow("page", 2_300)),
  call("/tags/frequent/posts?page=30", allow("counted", 1_600)),
  call("/search?query=w1&type=ideas&page=5", IDEAS),
  call("/drafts"),
  call("/public-ideas", allow("shared", 7_000, { sorted: 2_000 })),
  call("/users/blocked"),
];
