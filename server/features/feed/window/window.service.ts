import { share } from "#server/core/sharedObjects";
import { grouped, OLDEST } from "#server/core/pages";
import type { Keyset } from "#server/core/pagination";
import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import { accountDeleted, hiddenChanged } from "#server/features/auth/auth.model";
import {
  type PostView,
  postAdded,
  postDeleted,
  postEdited,
  postWithheld,
  toPostView,
} from "#server/features/posts/posts.model";
import type { Events } from "#server/platform/live/events";
import { Batches } from "#server/platform/batches";
import { isPrivateKey } from "#server/platform/storage/storage";
import { Spans, type Stretch } from "#server/platform/spans";
import type { Metrics } from "#server/platform/observe/metrics";
import type { Writes } from "#server/platform/writes";
import { type Fact, Relations, type Unseen } from "./window.model.ts";
import {
  changedPosts,
  positionsOfPosts,
  postsBetween,
  unseenOf,
  type VersionedRow,
  versionsBetween,
  viewersFacts,
  type WindowOrder,
} from "./window.queries.ts";

/** A post of the window; its position is the moment by which the window is ordered, with its id. */
class WindowPost {
  readonly createdAt: string;
  readonly id: number;
  /** The post with each combination of what most viewers do to it. */
  readonly #views = new Map<number, PostView>();

  constructor(
    readonly post: PostView,
    readonly version: string,
    at: string,
  ) {
    this.createdAt = at;
    this.id = post.id;
  }

  /** Returns the post as a viewer sees it: the same object for all to whom it looks the same. */
  as(relations: Relations, unseen: Unseen | undefined): PostView {
    const { post } = this;
    const liked = relations.likes(post.id);
    const bookmarked = relations.hasBookmarked(post.id);
    if (unseen && (unseen.likes > 0 || unseen.comments > 0)) {
      const likesCount = post.likesCount - unseen.likes;
      return { ...post, liked, bookmarked, likesCount, commentsCount: post.commentsCount - unseen.comments };
    }
    const key = Number(liked) + 2 * Number(bookmarked);
    const known = this.#views.get(key) ?? this.#share({ ...post, liked, bookmarked });
    this.#views.set(key, known);
    return known;
  }

  /** The address of a private file is signed for one viewer. */
  #share(view: PostView): PostView {
    return view.media.some(({ key }) => isPrivateKey(key)) ? view : share(view);
  }
}

/** A viewer's question: what are they to these posts and authors? */
interface Question {
  memberId: number;
  posts: readonly number[];
  authors: readonly number[];
  newest: string;
  oldest: string;
}

/** A post as a viewer sees it, and its position. */
export interface RememberedPost {
  position: Keyset;
  post: PostView;
}

interface Known {
  memberId: number;
  facts: readonly Fact[];
}

interface Parts {
  db: Db;
  events: Pick<Events, "onChange" | "onResumed">;
  writes: Writes;
  metrics: Pick<Metrics, "feedPages">;
  /** The number of posts that are remembered at most; 0 turns the window off. */
  max: number;
  /** The order of the posts; that of time unless it is said. */
  order?: WindowOrder;
}

/** A page whose candidates are mostly hidden from the viewer is read from the database after so many tries. */
const ROUNDS = 3;

/**
 * The newest posts, remembered for all viewers. What a viewer is to them and to their authors is read from the
 * database for each page, by one small statement: a block, a mute and a bond count at once. What a post contains is read
 * once for all: anew after each write on this process, and within a second after a write elsewhere.
 */
export class FeedWindow {
  readonly #spans: Spans<WindowPost> | null;
  /** What viewers of the same posts want to know at the same time is one statement. */
  readonly #facts = new Batches<Question, Known, string>((_, questions) => this.#read(questions));

  constructor(private readonly parts: Parts) {
    const { db, events, writes, max, order = "time" } = parts;
    for (const event of [postAdded, postEdited, postWithheld, postDeleted]) events.onChange(event, () => writes.note());
    events.onChange(accountDeleted, () => writes.note());
    events.onChange(hiddenChanged, () => writes.note());
    // What was written elsewhere in a gap is read by those who are informed of the gap.
    events.onResumed(() => writes.note());
    this.#spans =
      max === 0
        ? null
        : new Spans({
            read: readSpan(db, order),
            positions: async (each, most) =>
              (await positionsOfPosts[order](db, { each, max: most })).toSorted((a, b) => a.number - b.number),
            writes,
            max,
          });
  }

  /**
   * Returns posts of the viewer's home feed after a position, newest first, fewer only where the feed ends; null where
   * the window ends before.
   */
  async after(viewer: Viewer, position: Keyset, limit: number): Promise<PostView[] | null> {
    const items = await this.itemsAfter(viewer, position, limit);
    return items && items.map(({ post }) => post);
  }

  /** Returns the same with their positions; null also where the viewer's own posts have other places for them. */
  async itemsAfter(viewer: Viewer, position: Keyset, limit: number): Promise<RememberedPost[] | null> {
    const items = await this.#find(viewer, position, limit);
    this.parts.metrics.feedPages.inc({ from: items ? "memory" : "database" });
    return items;
  }

  async #find(viewer: Viewer, position: Keyset, limit: number): Promise<RememberedPost[] | null> {
    const found: RememberedPost[] = [];
    let from: Keyset | null = position;
    for (let round = 0; round < ROUNDS && from; round++) {
      const candidates = await this.#candidates(from, limit - found.length);
      if (!candidates) return null;
      const seen = await this.#seenBy(viewer, candidates.posts);
      if (!seen) return null;
      found.push(...seen);
      from = candidates.next;
      if (found.length >= limit || !from) return found.slice(0, limit);
    }
    return null;
  }

  /** Collects posts until so many of them are public, which most viewers see. */
  async #candidates(position: Keyset, wanted: number): Promise<{ posts: WindowPost[]; next: Keyset | null } | null> {
    const posts: WindowPost[] = [];
    let from: Keyset | null = position;
    let left = wanted;
    while (from) {
      const stretch: Stretch<WindowPost> | null | undefined = await this.#spans?.after(from);
      if (!stretch) return null;
      for (const candidate of stretch.items) {
        posts.push(candidate);
        if (candidate.post.visibility === "public" && --left === 0) return { posts, next: candidate };
      }
      from = stretch.next;
    }
    return { posts, next: null };
  }

  async #read(questions: readonly Question[]): Promise<Known[]> {
    const viewers = questions.map(({ memberId }) => memberId);
    const posts = [...new Set(questions.flatMap((question) => question.posts))];
    const authors = [...new Set(questions.flatMap((question) => question.authors))];
    const [{ newest, oldest } = NOWHERE] = questions;
    const facts = await viewersFacts(this.parts.db, { viewers, posts, authors, newest, oldest });
    return grouped(viewers, facts, ({ viewer }) => viewer).map((own, at) => ({
      memberId: viewers[at] ?? 0,
      facts: own,
    }));
  }

  async #seenBy(viewer: Viewer, candidates: readonly WindowPost[]): Promise<RememberedPost[] | null> {
    const [first] = candidates;
    const last = candidates.at(-1);
    if (!first || !last) return [];
    const { db, order } = this.parts;
    const posts = candidates.map(({ id }) => id);
    const authors = candidates.map(({ post }) => post.author.id);
    const part = order === "place" ? { newest: first.createdAt, oldest: last.createdAt } : NOWHERE;
    const key = `${first.id} ${last.id} ${posts.length}`;
    const outcome = await this.#facts.do(key, { memberId: viewer.id, posts, authors, ...part });
    const relations = new Relations(viewer.id, outcome?.facts ?? []);
    if (relations.hasOwnPlaces) return null;
    const seen = candidates.filter(({ post }) => relations.includes(post));
    if (!relations.hidesPeople) return seen.map((one) => remembered(one, one.as(relations, undefined)));
    const unseen = await unseenOf(db, { viewer: viewer.id, posts: seen.map(({ id }) => id) });
    const byPost = new Map(unseen.map((of) => [of.id, of]));
    return seen.map((one) => remembered(one, one.as(relations, byPost.get(one.id))));
  }
}

/** No part of a list: in the order of time the viewer's posts have the same place for all. */
const NOWHERE = { newest: "-infinity", oldest: "infinity" };

const remembered = ({ createdAt, id }: WindowPost, post: PostView): RememberedPost => ({
  position: { createdAt, id },
  post,
});

/** Reads a span; a post that has not changed stays the same object, and is not read again. */
const readSpan =
  (db: Db, order: WindowOrder) =>
  async (newer: Keyset, older: Keyset | null, limit: number, known: readonly WindowPost[]): Promise<WindowPost[]> => {
    const { createdAt: olderAt, id: olderId } = older ?? OLDEST;
    const span = { newerAt: newer.createdAt, newerId: newer.id, olderAt, olderId, limit };
    if (known.length === 0) return (await postsBetween[order](db, { viewer: 0, ...span })).map(toWindowPost);
    const versions = await versionsBetween[order](db, span);
    const posts = new Map(known.map((post) => [post.id, post]));
    const ids = versions.filter(({ id, version }) => posts.get(id)?.version !== version).map(({ id }) => id);
    for (const id of ids) posts.delete(id);
    for (const row of ids.length > 0 ? await changedPosts[order](db, { viewer: 0, ids }) : [])
      posts.set(row.id, toWindowPost(row));
    return versions.flatMap(({ id }) => posts.get(id) ?? []);
  };

const toWindowPost = ({ version, placedAt, ...row }: VersionedRow) =>
  new WindowPost(toPostView(row), version, placedAt);
