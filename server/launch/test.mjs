// `npm test`: runs all checks and prints one line at the end. `npm run test:all` adds what belongs to a release.
import { checkNode } from "./version.mjs";

checkNode();
void import("./stages.mjs").then((stages) => stages.runAll({ isRelease: process.argv.includes("--release") }));
