import { benchSearch } from "./search.ts";
import { benchSockets } from "./sockets.ts";

/* `npm run bench`: BENCH=search or BENCH=sockets picks one of the two. BENCH_POSTS is the number of posts to search
   (200,000), BENCH_SOCKETS the number of sockets (1,000), BENCH_DATA the folder in which the posts stay for the next
   run. */

const PARTS: Record<string, () => Promise<void>> = { search: benchSearch, sockets: benchSockets };

const picked = process.env["BENCH"];
if (picked !== undefined && !(picked in PARTS)) throw new Error(`BENCH is one of ${Object.keys(PARTS).join(", ")}.`);
for (const [name, bench] of Object.entries(PARTS)) if (picked === undefined || picked === name) await bench();
