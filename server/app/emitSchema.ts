import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createSchema, printed } from "#server/graphql/schema";
import { RESOLVERS } from "./resolvers.ts";
import { root } from "#server/app/config/root";

/** Writes `schema.graphql` from the resolvers; a file that says the same already is left alone, for those who watch it. */
const file = path.join(root, "schema.graphql");
const none = () => {
  throw new Error("Printing a schema resolves nothing.");
};
const text = printed(createSchema([...RESOLVERS], { get: none }));
if (readFileSync(file, "utf8") !== text) writeFileSync(file, text);
