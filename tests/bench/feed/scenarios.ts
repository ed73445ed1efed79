import { readManifest } from "#server/app/http/manifest";
import type { Child } from "#tests/bench/load/child";
import type { LoadRequest } from "#tests/bench/load/client";
import { fetchPage } from "./check.ts";
import { type FeedPlace, type FeedTarget, LIMIT } from "./targets.ts";
import type { FeedViewer } from "./viewers.ts";

/** A pattern of requests. */
export interface Scenario {
  name: string;
  title: string;
  /** The targets that take part; without it all. */
  targets?: readonly string[];
  /** Requests a second; as fast as it goes without a number. */
  rate?: number;
  /** Members without bonds, blocks and mutes, whose home feed is the public feed. */
  newcomers?: boolean;
  requests(target: FeedTarget, server: Child, viewers: readonly FeedViewer[]): Promise<LoadRequest[]>;
}

const REQUESTS = 1_600;
const PAGES = 500;
const WRITES = 0.05;
const FIRST_PAGE: FeedPlace = { number: 1, cursor: null };

const pick = <T>(list: readonly T[]): T => {
  const item = list[Math.floor(Math.random() * list.length)];
  if (item === undefined) throw new Error("There is nothing to choose from.");
  return item;
};

const many = <T>(make: () => T) => Array.from({ length: REQUESTS }, make);

const firstPages = (target: FeedTarget, _server: Child, viewers: readonly FeedViewer[]) =>
  Promise.resolve(many(() => target.request(pick(viewers), FIRST_PAGE)));

/** Walks through the first pages by the target's own cursors. */
async function placesOf(target: FeedTarget, server: Child, viewer: FeedViewer): Promise<FeedPlace[]> {
  const places = [FIRST_PAGE];
  for (let cursor: string | null = null; places.length < PAGES;) {
    cursor = (await fetchPage(target, server, target.request(viewer, { number: places.length, cursor }))).next;
    if (cursor === null) break;
    places.push({ number: places.length + 1, cursor });
  }
  return places.length > 1 ? places : Array.from({ length: PAGES }, (_, i) => ({ number: i + 1, cursor: null }));
}

/** The client's own document that likes a post. */
function likeHash(): string {
  for (const [hash, text] of Object.entries(readManifest())) if (/mutation \w*\([^)]*\$liked/.test(text)) return hash;
  throw new Error("The client has no document that likes a post any more.");
}

function like(viewer: FeedViewer, postId: number): LoadRequest {
  const persistedQuery = { version: 1, sha256Hash: likeHash() };
  return {
    method: "POST",
    path: "/graphql",
    headers: { authorization: `Bearer ${viewer.productToken}`, "content-type": "application/json" },
    body: JSON.stringify({
      variables: { postId: String(postId), id: String(postId), liked: Math.random() < 0.5 },
      extensions: { persistedQuery },
    }),
  };
}

export const SCENARIOS: readonly Scenario[] = [
  { name: "page1", title: "Page 1", requests: firstPages },
  {
    name: "public",
    title: "Page 1 of newcomers, to whom everything public is visible and nothing else",
    newcomers: true,
    requests: firstPages,
  },
  {
    name: "pages",
    title: `Pages 1 to ${PAGES} at random`,
    async requests(target, server, viewers) {
      const places = await placesOf(target, server, pick(viewers));
      return many(() => target.request(pick(viewers), pick(places)));
    },
  },
  {
    name: "mix",
    title: "Page 1 and, through the product, five likes among a hundred requests",
    targets: [LIMIT, "trusted"],
    async requests(target, server, viewers) {
      const { posts } = await fetchPage(target, server, target.request(pick(viewers), FIRST_PAGE));
      return many(() =>
        target.server === "product" && Math.random() < WRITES
          ? like(pick(viewers), pick(posts).id)
          : target.request(pick(viewers), FIRST_PAGE),
      );
    },
  },
  { name: "rate", title: "Page 1 at 200 requests a second", rate: 200, requests: firstPages },
];
