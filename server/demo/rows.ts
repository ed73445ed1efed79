import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/client";
import * as bookmarksTables from "#server/db/schema/bookmarks";
import * as commentsTables from "#server/db/schema/comments";
import type { StoredMedia } from "#server/db/schema/images";
import * as mediaTables from "#server/db/schema/media";
import * as peopleTables from "#server/db/schema/people";
import * as postsTables from "#server/db/schema/posts";
import * as tagsTables from "#server/db/schema/tags";
import * as usersTables from "#server/db/schema/users";
import { facetsIn, linksOf } from "#server/features/posts/facets/facets.rules";
import { tagsOf } from "#server/features/posts/tags/tags.rules";
import type { Community } from "./community.ts";
import { members as drafts } from "#server/demo/content/members";
import type { Drawn } from "./files.ts";
import type { PlannedComment } from "./talk.ts";
import { iso } from "#server/demo/core/times";
import type { DemoStaff } from "./staff.ts";

/** The number of rows in a statement; PostgreSQL allows 65,535 values. */
const ROWS_AT_ONCE = 4_000;

async function inParts<T>(rows: readonly T[], insert: (part: T[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) await insert(rows.slice(from, from + ROWS_AT_ONCE));
}

function must<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The demo community does not know ${String(key)}.`);
  return value;
}

interface Parts {
  community: Community;
  drawings: ReadonlyMap<string, Drawn>;
  passwordHash: string;
  staff: readonly DemoStaff[];
  emailOf: (username: string) => string;
}

/** The role and the password of a member of staff; nothing for others. */
function roleOf(staff: readonly DemoStaff[], name: string) {
  const found = staff.find(({ username }) => username === name);
  return { role: found?.role ?? "member", ...(found && { passwordHash: found.passwordHash }) } as const;
}

const imageOf = ({ key, width, height, placeholder }: Drawn) => ({ key, width, height, placeholder });

/** Stores the members; returns their ids by username. */
export async function storeMembers(tx: Tx, { community, drawings, passwordHash, staff, emailOf }: Parts) {
  const written = new Map<string, { public: number; bonds: number }>();
  for (const { by, draft } of community.posts) {
    const counts = written.get(by) ?? { public: 0, bonds: 0 };
    counts[draft.bonds ? "bonds" : "public"]++;
    written.set(by, counts);
  }
  const bonded = new Map<string, number>();
  for (const name of community.relations.bonds.flat()) bonded.set(name, (bonded.get(name) ?? 0) + 1);
  const rows = community.members.map(({ draft, joinedAt, lastActiveAt }, i) => ({
    name: draft.name,
    username: draft.username,
    email: emailOf(draft.username),
    passwordHash,
    ...roleOf(staff, draft.username),
    avatar: imageOf(must(drawings, `avatar ${draft.username}`)),
    banner: imageOf(must(drawings, `banner ${draft.username}`)),
    headline: draft.headline ?? null,
    bio: draft.bio,
    location: draft.location,
    website: draft.website ?? null,
    emailVerifiedAt: iso(joinedAt),
    hasStanding: true,
    standingBasis: "early" as const,
    lastActiveAt: iso(lastActiveAt),
    // Every seventh member has Pro, and so do the guides.
    pro: i % 7 === 3 || drafts.slice(0, 2).some(({ username }) => username === draft.username),
    bondsCount: bonded.get(draft.username) ?? 0,
    publicPostsCount: written.get(draft.username)?.public ?? 0,
    bondsPostsCount: written.get(draft.username)?.bonds ?? 0,
    createdAt: iso(joinedAt),
    updatedAt: iso(joinedAt),
  }));
  const stored = await tx
    .insert(usersTables.users)
    .values(rows)
    .returning({ id: usersTables.users.id, username: usersTables.users.username });
  const ids = new Map(stored.map(({ id, username }) => [username, id]));
  const pictures = community.members.flatMap(({ draft: { username }, joinedAt }) =>
    ["avatar", "banner"].map((what) =>
      mediaRow(must(ids, username), must(drawings, `${what} ${username}`), joinedAt, null),
    ),
  );
  await tx.insert(mediaTables.media).values(pictures);
  return ids;
}

const mediaRow = (ownerId: number, { bytes, ...image }: Drawn, at: number, alt: string | null) => ({
  ownerId,
  type: "image" as const,
  ...image,
  alt,
  bytes,
  attachedAt: iso(at),
  createdAt: iso(at),
});

/** Stores the posts in the order of their time, so that ids and times agree; returns their ids in that order. */
export async function storePosts(tx: Tx, { community, drawings }: Parts, people: ReadonlyMap<string, number>) {
  const { posts, comments } = community;
  const talk = new Map<object, number>();
  for (const { post } of comments) talk.set(post, (talk.get(post) ?? 0) + 1);
  const illustrated = posts.filter(({ draft }) => draft.picture);
  const media = new Map<object, StoredMedia>();
  const stored = await tx
    .insert(mediaTables.media)
    .values(
      illustrated.map(({ by, at, draft }) =>
        mediaRow(must(people, by), must(drawings, pictureName(draft)), at, draft.picture?.alt ?? null),
      ),
    )
    .returning();
  for (const [i, { id, key, width, height, placeholder, alt }] of stored.entries()) {
    const post = illustrated[i];
    if (post) media.set(post, { id, type: "image", key, width, height, placeholder, alt, thumbnailKey: null });
  }
  const rows = posts.map((post) => {
    const { draft, by, category, at, likedBy, bookmarkedBy } = post;
    const picture = media.get(post);
    return {
      authorId: must(people, by),
      title: draft.title ?? null,
      content: draft.text,
      category,
      tags: tagsOf(draft.tags, draft.text),
      facets: facetsIn(draft.text, people),
      media: picture ? [picture] : [],
      latitude: draft.coordinates?.[0] ?? null,
      longitude: draft.coordinates?.[1] ?? null,
      visibility: draft.bonds ? ("bonds" as const) : ("public" as const),
      likesCount: likedBy.length,
      bookmarksCount: bookmarkedBy.length,
      commentsCount: talk.get(post) ?? 0,
      createdAt: iso(at),
      updatedAt: iso(at),
    };
  });
  const made = await tx.insert(postsTables.posts).values(rows).returning({ id: postsTables.posts.id });
  const isPublic = rows.filter(({ visibility }) => visibility === "public").length;
  await tx
    .insert(postsTables.totalDeltas)
    .values(Array.from({ length: isPublic }, () => ({ name: "public_posts", delta: 1 })));
  await storeNews(tx, rows, made);
  return new Map(made.map(({ id }, i) => [posts[i], id]));
}

type PostRow = Pick<typeof postsTables.posts.$inferSelect, "facets" | "tags" | "visibility" | "createdAt">;

/** Stores the links of public posts, and how often their tags are used. */
async function storeNews(tx: Tx, rows: readonly PostRow[], made: readonly { id: number }[]): Promise<void> {
  const everybodys = rows.flatMap((row, i) =>
    row.visibility === "public" ? [{ ...row, postId: made[i]?.id ?? 0 }] : [],
  );
  const links = everybodys.flatMap(({ postId, facets, createdAt }) =>
    linksOf(facets).map((link) => ({ ...link, postId, createdAt })),
  );
  await inParts(links, (part) => tx.insert(postsTables.postLinks).values(part));
  const tags = everybodys.flatMap((row) => row.tags.map((name) => ({ name, delta: 1 })));
  await inParts(tags, (part) => tx.insert(tagsTables.tagDeltas).values(part));
}

export const pictureName = ({ by, text }: { by: string; text: string }) => `picture ${by} ${text}`;

/** Stores the comments level by level, because a reply needs the id of the comment that it answers. */
export async function storeComments(
  tx: Tx,
  { community: { comments } }: Parts,
  people: ReadonlyMap<string, number>,
  posts: ReadonlyMap<unknown, number>,
): Promise<void> {
  const ids = await reserveIds(tx, comments.length);
  const idOf = new Map<PlannedComment, number>(comments.map((comment, i) => [comment, ids[i] ?? 0]));
  const rows = comments.map((comment) => ({
    id: must(idOf, comment),
    postId: must(posts, comment.post),
    authorId: must(people, comment.by),
    parentId: comment.replyTo ? must(idOf, comment.replyTo) : null,
    content: comment.text,
    facets: facetsIn(comment.text, people),
    likesCount: comment.likedBy.length,
    createdAt: iso(comment.at),
    updatedAt: iso(comment.at),
  }));
  await inParts(rows, (part) => tx.insert(commentsTables.comments).values(part));
  const likes = comments.flatMap((comment) =>
    comment.likedBy.map((name) => ({
      userId: must(people, name),
      commentId: must(idOf, comment),
      createdAt: iso(comment.at + 30_000),
    })),
  );
  await inParts(likes, (part) => tx.insert(commentsTables.commentLikes).values(part));
}

/** Reserves ids in their order, so that a reply can be written together with the comment that it answers. */
async function reserveIds(tx: Tx, count: number): Promise<number[]> {
  const rows = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('comments', 'id')) as id from generate_series(1, ${count}::int)`,
  );
  return rows.map(({ id }) => id);
}

/** Stores likes and bookmarks of posts. */
export async function storeMarks(
  tx: Tx,
  { community: { posts } }: Parts,
  people: ReadonlyMap<string, number>,
  postIds: ReadonlyMap<unknown, number>,
): Promise<void> {
  const marks = (of: "likedBy" | "bookmarkedBy") =>
    posts.flatMap((post) =>
      post[of].map((name, i) => ({
        userId: must(people, name),
        postId: must(postIds, post),
        createdAt: iso(post.at + (i + 1) * 10_000),
      })),
    );
  await inParts(marks("likedBy"), (part) => tx.insert(postsTables.likes).values(part));
  await inParts(marks("bookmarkedBy"), (part) => tx.insert(bookmarksTables.bookmarks).values(part));
}

/** Stores bonds, requests, follows, blocks and mutes. */
export async function storeRelations(
  tx: Tx,
  { community: { relations, members } }: Parts,
  people: ReadonlyMap<string, number>,
  now: number,
): Promise<void> {
  const id = (name: string) => must(people, name);
  const since = iso(members.at(-1)?.joinedAt ?? now);
  const { bonds, requests, follows, blocks, mutes } = relations;
  const mutualBonds = bonds.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]);
  await tx
    .insert(peopleTables.bonds)
    .values(mutualBonds.map(([a, b]) => ({ userId: id(a), bondId: id(b), createdAt: since })));
  await tx
    .insert(peopleTables.follows)
    .values([...mutualBonds, ...follows].map(([a, b]) => ({ followerId: id(a), followeeId: id(b), createdAt: since })))
    .onConflictDoNothing();
  const requestedAt = (i: number) => iso(now - (requests.length - i) * 7 * 3_600_000);
  await tx
    .insert(peopleTables.bondRequests)
    .values(requests.map(([a, b], i) => ({ fromId: id(a), toId: id(b), createdAt: requestedAt(i) })));
  await tx
    .insert(peopleTables.blocks)
    .values(blocks.map(([a, b]) => ({ blockerId: id(a), blockedId: id(b), createdAt: since })));
  await tx
    .insert(peopleTables.mutes)
    .values(mutes.map(([a, b]) => ({ muterId: id(a), mutedId: id(b), createdAt: since })));
}
