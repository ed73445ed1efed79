// `npm start`: installs and builds what is missing or stale, then runs the server and ends with it. This file and
// version.mjs must also run in old versions of Node, so that their users see what is wrong.
import { checkNode } from "./version.mjs";

checkNode();
void import("./run.mjs").then((run) => run.start());
