import type { Person } from "#server/features/people/people.model";

/** A version of the rules as staff see it. */
export interface RulesVersion {
  version: number;
  text: string;
  /** Whether members who had accepted an earlier version were asked again. */
  material: boolean;
  createdAt: string;
  /** Null for the rules of the product, and for members whose accounts are deleted. */
  author: Person | null;
}

/** The rules as staff edit them. */
export interface Rulebook {
  version: number;
  text: string;
  /** The newest versions that the community wrote, newest first. */
  versions: RulesVersion[];
}
