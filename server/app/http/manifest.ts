import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import type { Manifest } from "#server/graphql/documents/trusted";
import { root } from "#server/core/root";

/** Reads the documents with which our own client was built; none where there is no client. */
export function readManifest(): Manifest {
  const file = path.join(root, "client/gql/persisted-documents.json");
  return existsSync(file) ? z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, "utf8"))) : {};
}
