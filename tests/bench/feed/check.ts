import { desc, sql } from "drizzle-orm";
import type { Db } from "#server/db/client";
import { bookmarkedBy, likedBy } from "#server/db/viewerState";
import { posts } from "#server/db/schema/posts";
import { canSeePost, isNotMuted } from "#server/db/visibility";
import type { Child } from "#tests/bench/load/child";
import type { LoadRequest } from "#tests/bench/load/client";
import { PAGE_SIZE } from "./statement.ts";
import type { FeedAnswer, FeedTarget } from "./targets.ts";
import type { FeedViewer } from "./viewers.ts";

const CHECKED_VIEWERS = 20;
const FIRST_PAGE = { number: 1, cursor: null };

/**
 * Checks that a target answers some viewers with the same posts and flags as the product's own rules do in SQL.
 * @throws Error otherwise: the speed of a wrong answer says nothing.
 */
export async function checkTarget(
  target: FeedTarget,
  { server, db, viewers }: { server: Child; db: Db; viewers: FeedViewer[] },
): Promise<void> {
  for (const viewer of viewers.slice(0, CHECKED_VIEWERS)) {
    const { posts: answered } = await fetchPage(target, server, target.request(viewer, FIRST_PAGE));
    const expected = await firstPage(db, viewer.id);
    if (JSON.stringify(answered) === JSON.stringify(expected)) continue;
    throw new Error(
      `${target.name} answers member ${viewer.id} with ${JSON.stringify(answered)} instead of ${JSON.stringify(expected)}.`,
    );
  }
}

/** Sends one request. @throws Error for a refusal. */
export async function fetchPage(target: FeedTarget, server: Child, request: LoadRequest): Promise<FeedAnswer> {
  const { method, path, headers, body = null } = request;
  const response = await fetch(`${server.url}${path}`, { method, headers, body });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${target.name} answers ${response.status}: ${text.slice(0, 500)}`);
  return target.read(text);
}

const firstPage = (db: Db, viewer: number): Promise<FeedAnswer["posts"]> =>
  db
    .select({ id: posts.id, liked: likedBy(viewer, posts.id), bookmarked: bookmarkedBy(viewer, posts.id) })
    .from(posts)
    .where(
      sql`${posts.visibility} <> 'group' and ${canSeePost(viewer, posts)} and ${isNotMuted(viewer, posts.authorId)}`,
    )
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(PAGE_SIZE);
