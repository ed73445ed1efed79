import { share } from "#server/cache/renderedOnce";
import { grouped, OLDEST } from "#server/core/pages";
import type { Keyset } from "#server/core/pagination";
import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import { type PostView, toPostView } from "#server/features/posts/posts.model";
import { isPrivateKey } from "#server/platform/storage/storage";
import type { Caches, Reads, Stretches } from "#server/cache/caches";
import type { Stretch } from "#server/cache/spans";
import type { Metrics } from "#server/platform/observe/metrics";
import { ConfirmedPosts, type ConfirmedRow, type Counts, Relations } from "./home.window.model.ts";
import {
  changedPosts,
  confirmedForMany,
  confirmedForOne,
  positionsOfPosts,
  postsBetween,
  type VersionedRow,
  versionsBetween,
  type WindowOrder,
} from "./home.window.queries.ts";

/** A post is remembered with so many of its looks. */
const LOOKS_MAX = 8;

/** A post of the window; its position is the moment by which the window is ordered, with its id. */
class WindowPost {
  readonly createdAt: string;
  readonly id: number;
  /** The post as it looked to viewers lately. */
  readonly #views = new Map<string, PostView>();

  constructor(
    readonly post: PostView,
    readonly version: string,
    at: string,
  ) {
    this.createdAt = at;
    this.id = post.id;
  }

  /** Returns the post as a viewer sees it: the same object for all to whom it looks the same. */
  as(relations: Relations, { likesCount, bookmarksCount, commentsCount }: Counts): PostView {
    const liked = relations.likes(this.id);
    const bookmarked = relations.hasBookmarked(this.id);
    const key = `${liked} ${bookmarked} ${likesCount} ${bookmarksCount} ${commentsCount}`;
    const known = this.#views.get(key);
    if (known) return known;
    const view = this.#share({ ...this.post, liked, bookmarked, likesCount, bookmarksCount, commentsCount });
    if (this.#views.size >= LOOKS_MAX) this.#views.clear();
    this.#views.set(key, view);
    return view;
  }

  /** The address of a private file is signed for one viewer. */
  #share(view: PostView): PostView {
    return view.media.some(({ key }) => isPrivateKey(key)) ? view : share(view);
  }
}

/** A viewer's question: how do they see the posts between two positions? */
interface Question {
  viewer: number;
  newer: Keyset;
  older: Keyset;
  /** The posts that are remembered there. */
  posts: readonly WindowPost[];
}

/** A post as a viewer sees it, and its position. */
export interface RememberedPost {
  position: Keyset;
  post: PostView;
}

interface Parts {
  db: Db;
  caches: Pick<Caches, "reads" | "spans">;
  metrics: Pick<Metrics, "feedPages">;
  /** The number of posts that are remembered at most; 0 turns the window off. */
  max: number;
  /** The order of the posts; that of time unless it is said. */
  order?: WindowOrder;
}

/** A page whose candidates are mostly hidden from the viewer is read from the database after so many tries. */
const ROUNDS = 3;

/**
 * What the newest posts contain, remembered for all viewers. Nothing is shown from memory that the database does not
 * confirm for the page: one small statement reads which posts are in this part of the list and in which version, which of
 * them the viewer may see and how they look to them, all of one moment. Where it differs from what is remembered, the page
 * is read from the database.
 */
export class FeedWindow {
  readonly #spans: Stretches<WindowPost> | null;
  /** What viewers of the same posts want to know at the same time is one statement. */
  readonly #confirmed: Reads<Question, readonly ConfirmedRow[]>;

  constructor(private readonly parts: Parts) {
    const { db, caches, max, order = "time" } = parts;
    this.#spans = caches.spans(`posts by ${order}`, {
      read: readSpan(db, order),
      positions: async (each, most) =>
        (await positionsOfPosts[order](db, { each, max: most })).toSorted((a, b) => a.number - b.number),
      max,
    });
    this.#confirmed = caches.reads(`confirmed posts by ${order}`, (questions) => this.#confirm(questions));
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
      const seen = await this.#seenBy(viewer, from, candidates);
      if (!seen) return null;
      found.push(...seen);
      from = candidates.next;
      if (found.length >= limit || !from) return found.slice(0, limit);
    }
    return null;
  }

  /** Collects posts until so many of them are public, which most viewers see. */
  async #candidates(position: Keyset, wanted: number): Promise<Candidates | null> {
    const posts: WindowPost[] = [];
    const stretches: Stretch<WindowPost>[] = [];
    const doubt = () => stretches.forEach((stretch) => stretch.doubt());
    let from: Keyset | null = position;
    let left = wanted;
    while (from) {
      const stretch: Stretch<WindowPost> | null | undefined = await this.#spans?.after(from);
      if (!stretch) return null;
      stretches.push(stretch);
      for (const candidate of stretch.items) {
        posts.push(candidate);
        if (candidate.post.visibility === "public" && --left === 0) return { posts, next: candidate, doubt };
      }
      from = stretch.next;
    }
    return { posts, next: null, doubt };
  }

  /** Returns the posts that the viewer sees; null unless the database confirms each of them. */
  async #seenBy(viewer: Viewer, newer: Keyset, { posts, next, doubt }: Candidates): Promise<RememberedPost[] | null> {
    if (posts.length === 0) {
      // There may be new ones by now.
      doubt();
      return null;
    }
    const older = next ?? OLDEST;
    const thing = `${newer.createdAt} ${newer.id} ${older.createdAt} ${older.id} ${posts.length}`;
    const question = { viewer: viewer.id, newer, older, posts };
    const rows = await this.#confirmed.ask(thing, question);
    if (!rows) return null;
    const relations = new Relations(viewer.id, rows);
    const isPlain = relations.areKnown && !relations.hidesPeople;
    return this.#visible(isPlain ? rows : await this.#confirmAlone(question), viewer, { posts, doubt });
  }

  /** Returns the posts that the viewer sees by what was confirmed; null if it is not about just these posts. */
  #visible(
    rows: readonly ConfirmedRow[],
    viewer: Viewer,
    { posts, doubt }: Pick<Candidates, "posts" | "doubt">,
  ): RememberedPost[] | null {
    const confirmed = new ConfirmedPosts(rows);
    const relations = new Relations(viewer.id, rows);
    const areThese = confirmed.areThese(posts);
    if (!areThese) doubt();
    if (!areThese || !relations.areKnown || relations.hasOwnPlaces) return null;
    return posts.flatMap((one) => {
      const counts = relations.includes(one.post) && confirmed.countsOf(one.id);
      return counts ? [remembered(one, one.as(relations, counts))] : [];
    });
  }

  /** Reads how some viewers see the same posts: a part that all of them share, and one of each. */
  async #confirm(questions: readonly Question[]): Promise<(readonly ConfirmedRow[])[]> {
    const [first] = questions;
    if (!first) return [];
    const viewers = questions.map(({ viewer }) => viewer);
    const { db, order = "time" } = this.parts;
    const rows = await confirmedForMany[order](db, { ...valuesOf(first), viewers: [...new Set(viewers)] });
    const posts = rows.filter(({ kind }) => kind === "post");
    return grouped(viewers, rows, ({ viewer }) => viewer).map((own) => [...posts, ...own]);
  }

  #confirmAlone(question: Question): Promise<readonly ConfirmedRow[]> {
    const { db, order = "time" } = this.parts;
    return confirmedForOne[order](db, { ...valuesOf(question), viewer: question.viewer });
  }
}

/** The values of a statement that confirms posts; it looks for one more than is remembered. */
const valuesOf = ({ newer, older, posts }: Question) => ({
  newerAt: newer.createdAt,
  newerId: newer.id,
  olderAt: older.createdAt,
  olderId: older.id,
  limit: posts.length + 1,
  ids: posts.map(({ id }) => id),
  authors: [...new Set(posts.map(({ post }) => post.author.id))],
});

/** Remembered posts of a part of the list, and the position after which it goes on; null at its end. */
interface Candidates {
  posts: readonly WindowPost[];
  next: Keyset | null;
  /** Has them read again. */
  doubt(): void;
}

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
