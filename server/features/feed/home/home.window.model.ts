import type { PostView } from "#server/features/posts/posts.model";
import { type Clause, isInHome } from "./home.rule.model.ts";

/** What a viewer is to posts and their authors. */
export type FactKind = "asked" | "liked" | "bookmarked" | "bond" | "anyHidden" | "placed" | Clause;

/** The counts of a post at the moment of a page. */
export type Counts = Pick<PostView, "likesCount" | "bookmarksCount" | "commentsCount">;

/** What the database says at the moment of a page: of a post, or of what a viewer is to posts and people. */
export interface ConfirmedRow extends Counts {
  /** Nobody for a row about a post. */
  viewer: number;
  kind: FactKind | "post";
  /**
   * The post's id for `post`, `liked`, `bookmarked` and `putAway`, a post that the viewer has hidden, the person's for the
   * others; `asked` names the viewer, `anyHidden` anybody, author or not, and `placed` a post of the viewer.
   */
  id: number;
  /** The version of what the post contains; null of a fact. */
  version: string | null;
}

/** The posts of a part of the list, as they are stored at the moment of a page. */
export class ConfirmedPosts {
  readonly #byId: ReadonlyMap<number, ConfirmedRow>;

  constructor(rows: readonly ConfirmedRow[]) {
    this.#byId = new Map(rows.filter(({ kind }) => kind === "post").map((row) => [row.id, row]));
  }

  /** Checks whether exactly the remembered posts are there, in the versions that are remembered. */
  areThese(remembered: readonly { id: number; version: string }[]): boolean {
    const same = ({ id, version }: { id: number; version: string }) => this.#byId.get(id)?.version === version;
    return this.#byId.size === remembered.length && remembered.every(same);
  }

  countsOf(postId: number): Counts | undefined {
    return this.#byId.get(postId);
  }
}

/** What a viewer is to the posts of a part of the window, and to their authors. */
export class Relations {
  readonly #ids: Record<FactKind, Set<number>> = {
    asked: new Set(),
    liked: new Set(),
    bookmarked: new Set(),
    bond: new Set(),
    blocked: new Set(),
    gone: new Set(),
    muted: new Set(),
    putAway: new Set(),
    anyHidden: new Set(),
    placed: new Set(),
  };

  constructor(
    private readonly viewer: number,
    rows: readonly ConfirmedRow[],
  ) {
    for (const { kind, id, viewer: of } of rows) if (kind !== "post" && of === viewer) this.#ids[kind].add(id);
  }

  /** Whether the database was asked about this viewer: without its answer nothing may be shown. */
  get areKnown(): boolean {
    return this.#ids.asked.has(this.viewer);
  }

  /** Whether a block hides anybody from the viewer, whose likes and comments they then do not see. */
  get hidesPeople(): boolean {
    return this.#ids.anyHidden.size > 0;
  }

  /** Whether posts of the viewer are elsewhere for them than for others, in this part of the list. */
  get hasOwnPlaces(): boolean {
    return this.#ids.placed.size > 0;
  }

  /** Checks whether a post without a private group is in the viewer's home feed. */
  includes(post: Pick<PostView, "id" | "author" | "visibility">): boolean {
    return this.areKnown && isInHome(this.viewer, post, this.#ids);
  }

  likes(postId: number): boolean {
    return this.#ids.liked.has(postId);
  }

  hasBookmarked(postId: number): boolean {
    return this.#ids.bookmarked.has(postId);
  }
}
