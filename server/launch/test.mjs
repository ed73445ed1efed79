// `npm test`: everything that must hold, one stage after the other, and one line at the end.
import { checkNode } from "./version.mjs";

checkNode();
void import("./stages.mjs").then((stages) => stages.runAll());
