import path from "node:path";
import { Results } from "#tests/kit/measuring/results";

const results = new Results(path.join(import.meta.dirname, "RESULTS.md"));

/** Prints a line for whoever runs the bench. */
export const print = (line: string): void => results.print(line);

/** Gathers what is printed from now on as a section of the results, or (null) as nothing that stays. */
export const beginSection = (name: string | null): void => results.begin(name);

/** Replaces the sections of `RESULTS.md` that were printed in this run. @throws Error for one that it does not have. */
export const storeSections = (command: string): void => results.store(command);
