/** Returns the address of the posts with a tag. */
export const tagPath = (tag: string): string => `/tags/${encodeURIComponent(tag)}`;

/** Returns the address of the posts of a category. */
export const categoryPath = (category: string): string => `/explore?category=${encodeURIComponent(category)}`;

/** The kinds of results, by their names in the address. */
export const KINDS = [
  { value: "ideas", kind: "IDEAS", label: "Ideas" },
  { value: "comments", kind: "COMMENTS", label: "Comments" },
  { value: "people", kind: "PEOPLE", label: "People" },
  { value: "tags", kind: "TAGS", label: "Tags" },
] as const;
export type KindName = (typeof KINDS)[number]["value"];

/** Reads the kind of results from the parameters of an address: ideas where they name none. */
export const kindIn = (params: URLSearchParams): KindName =>
  KINDS.find(({ value }) => value === params.get("kind"))?.value ?? "ideas";

/** Reads the query from the parameters of an address: `q`, or `query` as REST has it. */
export const queryIn = (params: URLSearchParams): string => params.get("q") ?? params.get("query") ?? "";

/** Returns the address of a search. */
export function searchPath(query: string, kind: KindName = "ideas"): string {
  const params = new URLSearchParams({ q: query, ...(kind !== "ideas" && { kind }) });
  return `/search?${params}`;
}

/** The state of a link to the search by which its field takes focus: the member comes to type. */
export const ASKING = { isAsking: true } as const;

/** Reads that state from a history entry, which may have any shape. */
export function isAskingIn(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isAsking" in state && state.isAsking === true;
}
