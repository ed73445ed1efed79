// `npm test`: runs all checks, one stage after the other, and prints one line at the end.
import { checkNode } from "./version.mjs";

checkNode();
void import("./stages.mjs").then((stages) => stages.runAll());
