import path from "node:path";
import { Results } from "#tests/kit/measuring/results";

/** Prints what the lab measures, and stores it in its `RESULTS.md`. */
export const results = new Results(path.join(import.meta.dirname, "RESULTS.md"));
