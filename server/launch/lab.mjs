// `npm run lab`: measures in a real browser what a long feed costs; it fails when a goal is missed.
import { ensureBuilt } from "./build.mjs";
import { followSignals, leave, runNode } from "./children.mjs";
import { ensureChromium } from "./chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { testEnvironment } from "./testEnvironment.mjs";
import { checkNode } from "./version.mjs";

checkNode();
followSignals();
await ensureInstalled();
const chromium = await ensureChromium();
if (!chromium || !(await ensureBuilt())) leave(1);
const settings = { HOST: "127.0.0.1", PORT: "0", DEMO_DATA: "off", RATE_LIMITS: "off", PASSWORD_COST: "low" };
const { env } = testEnvironment({ ...settings, CHROMIUM: chromium });
leave(
  await runNode(["--conditions=source", "--import", "tsx", "tests/lab/main.ts", ...process.argv.slice(2)], { env }),
);
