// `npm test`: runs all checks and prints one line at the end.
import { checkNode } from "./version.mjs";

checkNode();
void import("./stages.mjs").then((stages) => stages.runAll());
