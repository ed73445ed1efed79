import { spellNumber } from "./text.rules.ts";

/** What ideas and groups are about: each has one of these, or none. */
export const CATEGORIES = [
  "Technology",
  "Business",
  "Science",
  "Health",
  "Education",
  "Environment",
  "Arts & Culture",
  "Society",
  "Design",
  "Personal Growth",
] as const;
export type Category = (typeof CATEGORIES)[number];

export const CATEGORY_UNKNOWN = "Please choose one of the categories";
/** How a field that holds one is described. */
export const ONE_CATEGORY = `One of the ${spellNumber(CATEGORIES.length)} categories.`;
