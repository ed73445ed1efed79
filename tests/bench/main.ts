import { writeFile } from "node:fs/promises";
import { commandOf } from "#tests/kit/measuring/results";
import { withDatabase } from "./database.ts";
import { benchFeed } from "./feed/feed.ts";
import { benchGrowth } from "./growth/growth.ts";
import { type PartResult, printGoals } from "./goals.ts";
import { benchLikes } from "./likes/likes.ts";
import { type Options, readOptions } from "./options.ts";
import { beginSection, storeSections } from "./print.ts";
import { benchSearch } from "./search.ts";
import { benchSockets } from "./sockets/sockets.ts";
import { benchStart } from "./start/start.ts";

/* `npm run bench -- <part> …`: the parts are below, the options in `options.ts`. */

const PARTS: Record<string, (options: Options) => Promise<PartResult | void>> = {
  fill: (options) => withDatabase(options, options.posts, () => Promise.resolve()),
  feed: benchFeed,
  growth: benchGrowth,
  likes: benchLikes,
  search: benchSearch,
  sockets: benchSockets,
  start: benchStart,
};

const options = readOptions();
const results: PartResult[] = [];
for (const part of options.parts) {
  const bench = PARTS[part];
  if (!bench) throw new Error(`There is no part ${part}, only ${Object.keys(PARTS).join(", ")}.`);
  // The feed has a section for each scenario.
  if (part !== "fill" && part !== "feed") beginSection(part);
  const result = await bench(options);
  if (result) {
    printGoals(result.goals);
    results.push(result);
  }
  beginSection(null);
  if (options.json !== null) await writeFile(options.json, JSON.stringify(results, null, 2));
}
if (options.results) storeSections(commandOf("bench", process.argv.slice(2)));
