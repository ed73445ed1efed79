import { readManifest } from "#server/app/http/manifest";
import { FEED_PAGE_SIZE } from "#server/features/feed/feed.limits.rules";
import type { LoadRequest } from "#tests/bench/load/client";
import { EVERYTHING_TAB } from "#tests/kit/gql";
import { POSTGRAPHILE_QUERY } from "./postgraphile.ts";
import { cursorOf, positionOf } from "./statement.ts";
import type { FeedViewer } from "./viewers.ts";

/** A page of the feed, by its number and by the cursor after which it begins. */
export interface FeedPlace {
  number: number;
  cursor: string | null;
}

/** What the bench reads of an answer, to check it and to go on. */
export interface FeedAnswer {
  posts: { id: number; liked: boolean; bookmarked: boolean }[];
  next: string | null;
}

/** Something that answers a page of the home feed. */
export interface FeedTarget {
  name: string;
  /** The name of its server in `servers.ts`. */
  server: string;
  request(viewer: FeedViewer, page: FeedPlace): LoadRequest;
  /** @throws Error when the answer has errors. */
  read(body: string): FeedAnswer;
}

interface PostFields {
  id: string | number;
  liked: boolean;
  bookmarked: boolean;
}

interface ConnectionFields {
  edges: { cursor: string; node: PostFields }[];
}

const flagsOf = ({ id, liked, bookmarked }: PostFields) => ({ id: Number(id), liked, bookmarked });

const readConnection = ({ edges }: ConnectionFields): FeedAnswer => ({
  posts: edges.map(({ node }) => flagsOf(node)),
  next: edges.at(-1)?.cursor ?? null,
});

function readGraphql(body: string): FeedAnswer {
  const { data, errors } = JSON.parse(body) as { data?: { feed: ConnectionFields | null }; errors?: unknown };
  if (errors !== undefined || !data?.feed) throw new Error(`The answer has errors: ${body.slice(0, 500)}`);
  return readConnection(data.feed);
}

/** PostGraphile's list is a function of the position, so the bench makes the cursor. */
function readPostgraphile(body: string): FeedAnswer {
  const answer = readGraphql(body);
  const { data } = JSON.parse(body) as { data: { feed: { edges: { node: { id: string; createdAt: string } }[] } } };
  const last = data.feed.edges.at(-1)?.node;
  return { posts: answer.posts, next: last ? cursorOf({ created_at: last.createdAt, id: last.id }) : null };
}

/** The client's own document of the home feed, and the hash by which it calls it. */
function homeDocument(): { hash: string; text: string } {
  for (const [hash, text] of Object.entries(readManifest()))
    if (text.includes("query FeedPage(")) return { hash, text };
  throw new Error("The client has no document of the home feed any more.");
}

/** A call as the client sends it. */
function graphqlCall(token: string, { cursor }: FeedPlace, document: object): LoadRequest {
  const variables = { ...EVERYTHING_TAB, first: FEED_PAGE_SIZE, ...(cursor !== null && { after: cursor }) };
  return {
    method: "POST",
    path: "/graphql",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      accept: "application/graphql-response+json,application/json;q=0.9",
    },
    body: JSON.stringify({ operationName: "FeedPage", variables, ...document }),
  };
}

const clientLibrary = { name: "@apollo/client", version: "4" };

const query = (parameters: Record<string, string | number | null>) =>
  Object.entries(parameters).flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${encodeURIComponent(value)}`],
  );

const limit = (name: string, request: (viewer: FeedViewer, page: FeedPlace) => LoadRequest): FeedTarget => ({
  name,
  server: "limit",
  request,
  read: (body) => readConnection(JSON.parse(body) as ConnectionFields),
});

const get = (path: string, token: string | null): LoadRequest => ({
  method: "GET",
  path,
  headers: token === null ? {} : { authorization: `Bearer ${token}` },
});

/** The name of the target with which the goals compare all others. */
export const LIMIT = "limit-token";

/** Returns the limit, the ways into the product, and the peers, which get the client's document as text. */
export function feedTargets(): FeedTarget[] {
  const { hash, text } = homeDocument();
  const trusted = { extensions: { clientLibrary, persistedQuery: { version: 1, sha256Hash: hash } } };
  const product = (name: string, document: object, server = "product"): FeedTarget => ({
    name,
    server,
    request: (viewer, page) => graphqlCall(viewer.productToken, page, document),
    read: readGraphql,
  });
  const peer = (name: string): FeedTarget => ({
    name,
    server: name,
    request: ({ plainToken }, page) => graphqlCall(plainToken, page, { query: text }),
    read: readGraphql,
  });
  const rest = (name: string, server: string): FeedTarget => ({
    name,
    server,
    request: ({ productToken }, { number }) => get(`/api/feed?page=${number}`, productToken),
    read: (body) => ({ posts: (JSON.parse(body) as { posts: PostFields[] }).posts.map(flagsOf), next: null }),
  });
  return [
    limit("limit", ({ id }, { cursor }) => get(`/?${query({ viewer: id, after: cursor }).join("&")}`, null)),
    limit(LIMIT, ({ plainToken }, { cursor }) => get(`/?${query({ after: cursor }).join("&")}`, plainToken)),
    product("trusted", trusted),
    product("trusted-reading", trusted, "product-reading"),
    product("free", { query: text, extensions: { clientLibrary } }),
    rest("rest", "product"),
    rest("rest-reading", "product-reading"),
    ...["mercurius-one", "mercurius-loaders", "apollo"].map(peer),
    {
      name: "postgraphile",
      server: "postgraphile",
      request({ plainToken }, page) {
        const { at, id } = positionOf(page.cursor);
        const variables = { ...EVERYTHING_TAB, first: FEED_PAGE_SIZE, at, position: id };
        return graphqlCall(plainToken, page, { query: POSTGRAPHILE_QUERY, variables });
      },
      read: readPostgraphile,
    },
  ];
}
