import { spellNumber } from "./text.rules.ts";

/** The subjects of ideas and groups: each has one of these, or none. */
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
/** Describes a field that contains a category. */
export const ONE_CATEGORY = `One of the ${spellNumber(CATEGORIES.length)} categories.`;
