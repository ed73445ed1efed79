import type { App } from "#tests/kit/app";
import { members, type Person } from "#tests/kit/people";

/** Creates members by their names, and returns them by these. */
export async function cast<Name extends string>(app: App, ...names: Name[]): Promise<Record<Name, Person>> {
  const all = await members(app, names);
  // Each name has one member.
  return Object.fromEntries(names.map((name, at) => [name, all[at]])) as Record<Name, Person>;
}

/** Why a post is in a tab, as GraphQL answers it. */
interface Reason {
  kind: string;
  text: string;
  tag: string | null;
  user: { id: string; name: string } | null;
  group: { id: string; slug: string; name: string } | null;
}

interface TabPage {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: { cursor: string; node: { id: string; content: string; reason: Reason | null } }[];
}

const TAB = `query Tab($scope: FeedScope, $order: FeedOrder, $first: Int!, $after: String, $fromPost: ID) {
  feed(scope: $scope, order: $order, first: $first, after: $after, fromPost: $fromPost) {
    totalCount pageInfo { hasNextPage endCursor }
    edges { cursor node { id content reason { kind text tag user { id name } group { id slug name } } } }
  }
}`;

/** Reads a page of a tab over GraphQL. */
export const tabOf = async (reader: Person, variables: Record<string, unknown> = {}): Promise<TabPage> =>
  (await reader.query<{ feed: TabPage }>(TAB, { scope: "FOLLOWING", first: 10, ...variables })).feed;

interface RestReason {
  kind: string;
  text: string;
  tag?: string;
  user?: { id: number; name: string };
  group?: { id: number; slug: string; name: string };
}

interface RestTab {
  posts: { id: number; content: string; reason?: RestReason | null }[];
  hasMore: boolean;
  total: number;
}

/** Reads a page of a tab over REST. */
export const restTabOf = async (reader: Person, query = "scope=following"): Promise<RestTab> =>
  (await reader.get<RestTab>(`/api/feed?${query}`)).body;

/** Reads Following on both faces, which must agree: the text of each post with the kind of its reason. */
export async function followingOf(reader: Person): Promise<string[]> {
  const [page, rest] = [await tabOf(reader), await restTabOf(reader)];
  const lines = page.edges.map(({ node }) => `${node.content} | ${node.reason?.kind.toLowerCase() ?? "own"}`);
  const restLines = rest.posts.map(({ content, reason }) => `${content} | ${reason?.kind ?? "own"}`);
  if (lines.join("\n") !== restLines.join("\n")) {
    throw new Error(`GraphQL has\n${lines.join("\n")}\nand REST has\n${restLines.join("\n")}`);
  }
  return lines;
}

/** Gives members standing, or takes it. */
export const standing = async (app: App, people: readonly Person[], has = true): Promise<void> => {
  await app.sql`update users set has_standing = ${has} where id = any(${people.map(({ id }) => id)}::bigint[])`;
};
