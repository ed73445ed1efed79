import { readFileSync } from "node:fs";

/** A document of our own client, which a request names by its hash. */
export interface TrustedDocument {
  hash: string;
  text: string;
}

/** Returns the client's queries and mutations by name; its subscriptions are sent over sockets, as text. */
export function documentsByName(): Map<string, TrustedDocument> {
  const manifest = JSON.parse(readFileSync("client/gql/persisted-documents.json", "utf8")) as Record<string, string>;
  return new Map(
    Object.entries(manifest).flatMap(([hash, text]) => {
      const name = /\b(?:query|mutation) (\w+)/.exec(text)?.[1];
      return name === undefined ? [] : [[name, { hash, text }] as const];
    }),
  );
}

/** The body of a request that names a document of our client. */
export const bodyOf = ({ hash }: TrustedDocument, variables: object) => ({
  variables,
  extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
});
