/** Where the posts with a tag are. */
export const tagPath = (tag: string): string => `/tags/${encodeURIComponent(tag)}`;

/** Where the posts of a category are. */
export const categoryPath = (category: string): string => `/explore?category=${encodeURIComponent(category)}`;

/** Kinds of what can be found, by the words of the address. */
export const KINDS = [
  { value: "ideas", kind: "IDEAS", label: "Ideas" },
  { value: "people", kind: "PEOPLE", label: "People" },
  { value: "tags", kind: "TAGS", label: "Tags" },
] as const;
export type KindName = (typeof KINDS)[number]["value"];

/** Where a search is answered. */
export function searchPath(query: string, kind: KindName = "ideas"): string {
  const params = new URLSearchParams({ q: query, ...(kind !== "ideas" && { kind }) });
  return `/search?${params}`;
}
