import type { PostView } from "#server/features/posts/posts.model";

/**
 * The rule of what is in a home feed: a post whose audience the viewer is, unless a clause leaves it out. A clause is
 * about authors or about posts. `home.rule.queries.ts` has each of them as SQL, and every reader is made of the two.
 */
export const CLAUSES = {
  /** Somebody whom a block hides from the viewer. */
  blocked: "author",
  /** Somebody who is hidden from everybody else. */
  gone: "author",
  muted: "author",
  /** A post that the viewer has hidden from themself. */
  putAway: "post",
} as const;

export type Clause = keyof typeof CLAUSES;

const NAMES = Object.keys(CLAUSES) as Clause[];

/** The clauses about authors, or about posts. */
export const clausesAbout = (what: "author" | "post"): Clause[] => NAMES.filter((name) => CLAUSES[name] === what);

/** Ids of people and posts by what a viewer is to them: whom or what each clause leaves out, and bonds. */
export type HomeFacts = Readonly<Record<Clause | "bond", ReadonlySet<number>>>;

/** Checks whether a post that is outside of private groups is in a viewer's home feed. */
export function isInHome(
  viewer: number,
  { id, author, visibility }: Pick<PostView, "id" | "author" | "visibility">,
  facts: HomeFacts,
): boolean {
  const isForViewer =
    visibility === "public" || author.id === viewer || (visibility === "bonds" && facts.bond.has(author.id));
  return isForViewer && NAMES.every((name) => !facts[name].has(CLAUSES[name] === "author" ? author.id : id));
}
