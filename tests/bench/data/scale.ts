/** The sizes of the made-up communities, by the name on the command line. */
const SIZES = { "10k": 10_000, "100k": 100_000, "1m": 1_000_000 } as const;

export type SizeName = keyof typeof SIZES;
export const isSizeName = (name: string): name is SizeName => Object.hasOwn(SIZES, name);

/** How large a made-up community is, and when its newest post was written. */
export interface Scale {
  name: SizeName;
  posts: number;
  /** A power of ten, like the number of posts: the formulas of `formulas.ts` depend on it. */
  members: number;
  groups: number;
  conversations: number;
  /** A moment of PostgreSQL. */
  newest: string;
}

export function scaleOf(name: SizeName, newest = new Date().toISOString()): Scale {
  const posts = SIZES[name];
  const members = posts / 10;
  return { name, posts, members, groups: Math.max(20, members / 100), conversations: members * 2, newest };
}

/** A statement of the fill, which may be cut into parts by a range of numbers. */
export interface Step {
  name: string;
  /** The numbers 1 to `last`; without it the statement runs once. */
  last?: number;
  /** How many of the numbers a part has. */
  part?: number;
  text(from: number, to: number): string;
}
