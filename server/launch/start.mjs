// `npm start`: installs and builds what is missing or stale, then runs the server and ends with it.
// This file and version.mjs are understood by old versions of Node too, so that they can be told what is wrong.
import { checkNode } from "./version.mjs";

checkNode();
void import("./run.mjs").then((run) => run.start());
