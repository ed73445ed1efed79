// `npm run test:faults`: breaks what the product rests on, and floods it, and prints what that cost as a table.
// Arguments after `--` name files, such as `npm run test:faults -- floods`; `--results` stores the table.
import os from "node:os";
import { ensureBuilt } from "./build.mjs";
import { followSignals, leave, runNode } from "./children.mjs";
import { ensureInstalled } from "./install.mjs";
import { PROGRAMS } from "./root.mjs";
import { testEnvironment } from "./testEnvironment.mjs";
import { checkNode } from "./version.mjs";

checkNode();
followSignals();
await ensureInstalled();
if (!(await ensureBuilt())) leave(1);
const words = process.argv.slice(2);
const { env } = testEnvironment(words.includes("--results") ? { FAULTS_RESULTS: words.join(" ") } : {}, os.tmpdir());
const files = words.filter((word) => word !== "--results");
const args = [PROGRAMS.vitest, "run", "--config", "tests/faults/vitest.config.ts", ...files];
leave(await runNode(args, { env }));
