// `npm run e2e`: runs the browser tests alone; arguments after `--` go to Playwright.
import { ensureBuilt } from "./build.mjs";
import { followSignals, leave, runNode } from "./children.mjs";
import { ensureChromium } from "./chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { PROGRAMS } from "./root.mjs";
import { testEnvironment } from "./testEnvironment.mjs";
import { checkNode } from "./version.mjs";

checkNode();
followSignals();
await ensureInstalled();
const chromium = await ensureChromium();
if (!chromium || !(await ensureBuilt())) leave(1);
const { env } = testEnvironment({ CHROMIUM: chromium });
const args = [PROGRAMS.playwright, "test", "-c", "tests/e2e/playwright.config.ts", ...process.argv.slice(2)];
leave(await runNode(args, { env }));
