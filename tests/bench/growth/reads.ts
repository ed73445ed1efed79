import { LAST_POSTS_PAGE } from "#server/core/pagination";
import type { Sample } from "./sample.ts";
import { EVERYTHING_TAB } from "#tests/kit/gql";

/** A document of the client by its operation, or a path of the REST face. */
export type ReadCall = { operation: string; variables: Record<string, unknown> } | { path: string };

/** A hot read. */
export interface Read {
  name: string;
  /** The most that it may cost with a hundred times as much: posts, or posts and people. */
  bound: number;
  /** Whether the member reads who has five hundred bonds and follows two hundred people and fifty tags. */
  isByFollower?: true;
  call(sample: Sample, viewer: Sample["viewers"][number]): ReadCall;
}

/** The goals: reads that grow with posts alone, and those that grow with people too. */
const POSTS = 1.15;
const PEOPLE = 1.5;
/** What all other reads are compared with. */
export const FEED = "feed";

export const pick = <T>(list: readonly T[]): T => {
  const item = list[Math.floor(Math.random() * list.length)];
  if (item === undefined) throw new Error("There is nothing to choose from.");
  return item;
};

const below = (from: number, span: number) => from + Math.floor(Math.random() * span);
const word = (from: number, span: number) => `w${below(from, span)}`;
const vowel = () => pick(["a", "e", "i", "o", "u"]);

type Variables = Record<string, unknown>;

const read = (
  name: string,
  bound: number,
  operation: string,
  variables: (sample: Sample, viewer: Sample["viewers"][number]) => Variables = () => ({}),
): Read => ({
  name,
  bound,
  call: (sample, viewer) => ({ operation, variables: variables(sample, viewer) }),
});

/** A page by its number, or the last one where there are fewer. */
const page = (name: string, number: number): Read => ({
  name,
  bound: POSTS,
  call: ({ total }) => ({ path: `/feed?page=${Math.max(1, Math.min(number, Math.floor(total / 10)))}` }),
});

const search = (name: string, query: () => string, kind = "IDEAS") =>
  read(name, kind === "PEOPLE" ? PEOPLE : POSTS, "Search", () => ({ query: query(), kind, first: 10 }));
const typing = (name: string, query: () => string) =>
  read(name, POSTS, "SearchSuggestions", () => ({ query: query() }));

/** The searches whose goal is a multiple of the feed. */
export const SEARCHES: readonly Read[] = [
  search("search, a word in every post", () => word(1, 3)),
  search("search, a common word", () => word(20, 50)),
  search("search, a word of some posts", () => word(500, 500)),
  search("search, a rare word", () => word(20_000, 60_000)),
  search("search, two common words", () => `${word(5, 40)} ${word(5, 40)}`),
  search("search, a common and a rare word", () => `${word(5, 40)} ${word(5_000, 5_000)}`),
  search("search, a phrase", () => `"${word(2, 8)} ${word(2, 8)}"`),
  search("search, of one author", () => `from:member${below(1, 900)} ${word(1, 20)}`),
  search("search, of a common tag", () => `tag:t${below(1, 3)}`),
  search("search, of a rare tag", () => `tag:t${below(1_000, 3_000)}`),
];

export const TYPING: readonly Read[] = [
  typing("typing, two letters", () => "w1"),
  typing("typing, four letters", () => word(100, 900)),
  typing("typing, the second word", () => `idea ${word(20, 70)}`),
];

const tab = (name: string, query: string): Read => ({
  name,
  bound: PEOPLE,
  isByFollower: true,
  call: () => ({ path: `/feed?${query}` }),
});
/** The first page of Following of a member who follows many, and that of Everything, with which it is compared. */
export const FOLLOWING = tab("Following of a member with many ties", "scope=following");
export const EVERYTHING = tab("Everything of the same member", "scope=everything");

/** Every hot read of the product, as its client or its REST callers send it. */
export const READS: readonly Read[] = [
  read(FEED, POSTS, "FeedPage", () => ({ ...EVERYTHING_TAB, first: 10 })),
  page("feed over REST, page 1", 1),
  page("feed over REST, page 1,000", LAST_POSTS_PAGE),
  EVERYTHING,
  FOLLOWING,
  read("newest posts", POSTS, "NewestPosts", () => ({ scope: "EVERYTHING", first: 1 })),
  read("post", POSTS, "OnePost", ({ posts }) => ({ id: String(pick(posts)) })),
  read("comments of a post", POSTS, "PostComments", ({ posts }) => ({ postId: String(pick(posts)) })),
  read("profile", PEOPLE, "Profile", ({ usernames }) => ({ username: pick(usernames) })),
  read("posts of a member", POSTS, "AllPosts", ({ usernames }) => ({ username: pick(usernames), first: 10 })),
  read("comments of a member", POSTS, "MemberComments", ({ usernames }) => ({ username: pick(usernames), first: 10 })),
  read("connections", PEOPLE, "Connections", () => ({ tab: "MUTUAL", first: 20 })),
  read("numbers of connections", PEOPLE, "ConnectionCounts"),
  read("suggestions of people", PEOPLE, "Suggestions", () => ({ first: 10 })),
  read("who to mention", PEOPLE, "MentionablePeople", () => ({ query: `${pick(["ver", "ad", "bo"])}${vowel()}` })),
  read("people by name", PEOPLE, "FoundPeople", () => ({ query: `vera n${vowel()}`, suggested: false, first: 20 })),
  read("counters of the viewer", POSTS, "ViewerCounters"),
  read("notifications", POSTS, "NotificationsPage", () => ({ filter: "ALL", first: 20 })),
  read("bookmarks", POSTS, "BookmarksPage", () => ({ first: 10, order: "NEWEST" })),
  read("conversations", PEOPLE, "ConversationsPage", () => ({ filter: "ALL" })),
  read("messages", POSTS, "ChatMessages", (_, { conversation }) => ({ id: String(conversation ?? 1), first: 30 })),
  read("search of messages", POSTS, "SearchMessages", () => ({ query: word(20, 500) })),
  read("groups", PEOPLE, "FoundGroups", () => ({ first: 20 })),
  read("own groups", PEOPLE, "MyGroups", () => ({ first: 20 })),
  read("posts of a group", POSTS, "GroupPosts", ({ groups }) => ({ slug: pick(groups), first: 10 })),
  read("explore", POSTS, "Explore"),
  read("posts of a category", POSTS, "CategoryPosts", () => ({ name: "Science", first: 10 })),
  read("posts of a common tag", POSTS, "TagPosts", () => ({ name: `t${below(1, 3)}`, first: 10 })),
  read("posts of a rare tag", POSTS, "TagPosts", () => ({ name: `t${below(1_000, 3_000)}`, first: 10 })),
  read("tags by their beginning", POSTS, "UsableTags", () => ({ query: `t${below(1, 9)}` })),
  search("search of people", () => `vera n${vowel()}`, "PEOPLE"),
  ...SEARCHES,
  ...TYPING,
];
