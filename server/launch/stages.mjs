import path from "node:path";
import { ensureBuilt } from "./build.mjs";
import { followSignals, leave, runGathered, runNode } from "./children.mjs";
import { ensureChromium } from "./chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { readPlaywright, readReport, readVitest, slowest } from "./reports.mjs";
import { PROGRAMS } from "./root.mjs";
import { ensureCurl, ensurePgBouncer, ensureRedis } from "./services.mjs";
import { testEnvironment } from "./testEnvironment.mjs";

const LINE = "─".repeat(72);

/**
 * Runs every stage, even after a failed one, and prints at the end which files took longest and how many tests passed
 * and failed. A stage without tests of its own (the linter, a compiler) counts as one.
 */
export async function runAll() {
  followSignals();
  await ensureInstalled();
  const chromium = await ensureChromium();
  const redis = await ensureRedis();
  const curl = await ensureCurl();
  const pgbouncer = await ensurePgBouncer();
  const { folder, env } = testEnvironment({
    ...(chromium && { CHROMIUM: chromium }),
    ...(redis && { REDIS_SERVER: redis }),
    ...(curl && { CURL: curl }),
    ...(pgbouncer && { PGBOUNCER: pgbouncer }),
  });
  const { stage, gate, finish } = createStages(env);

  const projects = ["tsconfig.json", "client/tsconfig.json", "client/worker/tsconfig.json", "tests/e2e/tsconfig.json"];
  // A compiler uses one core, so the other gates run beside it.
  await Promise.all([
    gate("Types", ...projects.map((project) => [PROGRAMS.tsc, "-p", project])),
    (async () => {
      await gate("Lint", [PROGRAMS.oxlint]);
      await gate("Format", [PROGRAMS.prettier, "--check", "--log-level", "warn", "."]);
      await gate("Unused code", [PROGRAMS.knip, "--tsConfig", "server/tsconfig.json"]);
      await gate("Generated files", ["server/launch/drift.mjs", "codegen"]);
      await gate("Migrations", ["server/launch/drift.mjs", "migrations"]);
    })(),
  ]);
  const built = await stage("Build", async () => ((await ensureBuilt()) ? PASSED : FAILED));

  const vitest = path.join(folder, "vitest.json");
  await stage("Unit, API, operations and law", async () => {
    const args = [PROGRAMS.vitest, "run", "--reporter=default", "--reporter=json", `--outputFile.json=${vitest}`];
    return readReport(await runNode(args, { env }), vitest, readVitest);
  });

  const e2e = path.join(folder, "e2e.json");
  await stage("Browser", async () => {
    if (!built || !chromium) {
      console.error(`Skipped: there is no ${built ? "Chromium" : "build"}.`);
      return FAILED;
    }
    const args = [PROGRAMS.playwright, "test", "-c", "tests/e2e/playwright.config.ts"];
    return readReport(await runNode(args, { env: { ...env, E2E_REPORT: e2e } }), e2e, readPlaywright);
  });

  finish();
}

/** Runs single stages, and adds their results up for the summary with which `finish` ends the process. */
function createStages(env) {
  const total = { passed: 0, failed: 0 };
  const failures = [];
  const timed = [];
  const started = performance.now();

  const stage = async (name, act, began = performance.now()) => {
    console.log(`\n${LINE}\n${name}\n${LINE}`);
    const { passed, failed, names = [], files = [] } = await act();
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    console.log(`${name}: ${failed === 0 ? "passed" : "FAILED"} in ${seconds} s`);
    total.passed += passed;
    total.failed += failed;
    timed.push(...files);
    if (failed > 0) failures.push(name, ...names.map((one) => `  ${one}`));
    return failed === 0;
  };
  // Two gates run side by side, so each prints its output when it has ended.
  const gate = async (name, ...commands) => {
    const began = performance.now();
    const outputs = [];
    let result = PASSED;
    for (const command of commands) {
      const { code, print } = await runGathered(command, { env });
      outputs.push(print);
      if (code !== 0) result = FAILED;
    }
    const report = () => {
      for (const print of outputs) print();
      return result;
    };
    await stage(name, report, began);
  };
  const finish = () => {
    console.log(
      `\n${slowest(timed)}\n\nAll stages took ${((performance.now() - started) / 60_000).toFixed(1)} minutes.`,
    );
    if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join("\n  ")}`);
    console.log(`\n${total.passed} passed, ${total.failed} failed`);
    leave(total.failed === 0 ? 0 : 1);
  };
  return { stage, gate, finish };
}

const PASSED = { passed: 1, failed: 0 };
const FAILED = { passed: 0, failed: 1 };
