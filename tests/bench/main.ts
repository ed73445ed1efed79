import { withDatabase } from "./database.ts";
import { benchSearch } from "./search.ts";
import { benchSockets } from "./sockets.ts";
import { type Options, readOptions } from "./options.ts";

/* `npm run bench -- <part> …`: the parts are below, the options in `options.ts`. */

const PARTS: Record<string, (options: Options) => Promise<void>> = {
  search: benchSearch,
  sockets: benchSockets,
  fill: (options) => withDatabase(options, options.posts, () => Promise.resolve()),
};

const options = readOptions();
for (const part of options.parts) {
  const bench = PARTS[part];
  if (!bench) throw new Error(`There is no part ${part}, only ${Object.keys(PARTS).join(", ")}.`);
  await bench(options);
}
