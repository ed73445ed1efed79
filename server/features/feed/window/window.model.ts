import type { PostView } from "#server/features/posts/posts.model";

/** What a viewer is to posts and their authors. */
export type FactKind = "liked" | "bookmarked" | "bond" | "hidden" | "muted" | "putAway" | "anyHidden" | "placed";

/** A fact about a post, or about a person. */
export interface Fact {
  kind: FactKind;
  /** The post's id for `liked`, `bookmarked` and `putAway`, a post that the viewer has hidden, the person's for the others; `anyHidden` names anybody, author or not, and `placed` a post of the viewer. */
  id: number;
}

/** The likes and comments of a post by people whom a viewer does not see. */
export interface Unseen {
  id: number;
  likes: number;
  comments: number;
}

/** What a viewer is to the posts of a part of the window, and to their authors. */
export class Relations {
  readonly #ids: Record<FactKind, Set<number>> = {
    liked: new Set(),
    bookmarked: new Set(),
    bond: new Set(),
    hidden: new Set(),
    muted: new Set(),
    putAway: new Set(),
    anyHidden: new Set(),
    placed: new Set(),
  };

  constructor(
    private readonly viewer: number,
    facts: readonly Fact[],
  ) {
    for (const { kind, id } of facts) this.#ids[kind].add(id);
  }

  /** Whether a block hides anybody from the viewer, whose likes and comments they then do not see. */
  get hidesPeople(): boolean {
    return this.#ids.anyHidden.size > 0;
  }

  /** Whether posts of the viewer are elsewhere for them than for others, in this part of the list. */
  get hasOwnPlaces(): boolean {
    return this.#ids.placed.size > 0;
  }

  /**
   * Checks whether a post without a private group is in the viewer's home feed. `isInHome` of feed.queries.ts says the
   * same in SQL; tests/api/feed/window.test.ts compares them.
   */
  includes({ id, author, visibility }: Pick<PostView, "id" | "author" | "visibility">): boolean {
    const { bond, hidden, muted, putAway } = this.#ids;
    if (hidden.has(author.id) || muted.has(author.id) || putAway.has(id)) return false;
    return visibility === "public" || author.id === this.viewer || (visibility === "bonds" && bond.has(author.id));
  }

  likes(postId: number): boolean {
    return this.#ids.liked.has(postId);
  }

  hasBookmarked(postId: number): boolean {
    return this.#ids.bookmarked.has(postId);
  }
}
