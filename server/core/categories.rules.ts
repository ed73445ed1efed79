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
