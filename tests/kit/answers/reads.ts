import type { ApiDocument } from "./apiDocument.ts";

/**
 * Returns the address of every call that only reads, with these values for the names in its path and the description's
 * examples for its query. A link from a mail, and a cursor that nobody made, are left out.
 */
export function readsOf(document: ApiDocument | null, values: Readonly<Record<string, string>>): string[] {
  const reads = (document?.operations() ?? []).filter(
    ({ method, path }) => method === "GET" && !path.includes("verify/"),
  );
  return reads.map(({ path, operation }) => {
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "1");
    const query = operation.parameters.filter(
      (one) => one.in === "query" && one.name !== "after" && one.name !== "page",
    );
    const search = new URLSearchParams(query.map(({ name, example }): [string, string] => [name, String(example)]));
    return `/api${address}?${search.toString()}`;
  });
}

const PERSON = "id username followers(first: 2) { totalCount } posts(first: 2) { totalCount }";

/** A query that reads from every part of the product. */
export const READ_EVERYTHING = `{
  viewer { user { ${PERSON} } notifications(first: 2) { edges { node { id } } } conversations(first: 2) { edges { node { id } } } }
  feed(first: 5) { totalCount edges { node { id author { ${PERSON} } } } }
  people(first: 2, query: "ada") { edges { node { id } } }
  explore { __typename } news { __typename } groupStats { __typename }
}`;
