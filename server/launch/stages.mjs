import path from "node:path";
import { ensureBuilt } from "./build.mjs";
import { followSignals, runNode } from "./children.mjs";
import { ensureChromium } from "./chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { FAILED, PASSED, readPlaywright, readReport, readVitest, Stages } from "./reports.mjs";
import { PROGRAMS } from "./root.mjs";
import { ensureCurl, ensurePgBouncer, ensureRedis } from "./services.mjs";
import { testEnvironment } from "./testEnvironment.mjs";

/**
 * Runs every stage, even after a failed one, and prints at the end which files took longest and how many tests passed
 * and failed. A stage without tests of its own (the linter, a compiler) counts as one.
 * @param isRelease whether everything that belongs to a release is proved too
 */
export async function runAll({ isRelease }) {
  followSignals();
  await ensureInstalled();
  const chromium = await ensureChromium();
  const redis = await ensureRedis();
  const curl = await ensureCurl();
  const pgbouncer = await ensurePgBouncer();
  const { folder, env } = testEnvironment({
    RELEASE_TESTS: isRelease ? "on" : "off",
    ...(chromium && { CHROMIUM: chromium }),
    ...(redis && { REDIS_SERVER: redis }),
    ...(curl && { CURL: curl }),
    ...(pgbouncer && { PGBOUNCER: pgbouncer }),
  });
  const stages = new Stages(env);

  const projects = ["tsconfig.json", "client/tsconfig.json", "client/worker/tsconfig.json", "tests/e2e/tsconfig.json"];
  // A compiler uses one core, so the other gates run beside it.
  await Promise.all([
    stages.gate("Types", ...projects.map((project) => [PROGRAMS.tsc, "-p", project])),
    (async () => {
      await stages.gate("Lint", [PROGRAMS.oxlint]);
      await stages.gate("Format", [PROGRAMS.prettier, "--check", "--log-level", "warn", "."]);
      await stages.gate("Unused code", [PROGRAMS.knip, "--tsConfig", "server/tsconfig.json"]);
      await stages.gate("Generated files", ["server/launch/drift.mjs", "codegen"]);
      await stages.gate("Migrations", ["server/launch/drift.mjs", "migrations"]);
    })(),
  ]);
  const built = await stages.stage("Build", async () => ((await ensureBuilt()) ? PASSED : FAILED));

  const vitest = (name, ...options) => {
    const file = path.join(folder, `vitest-${name}.json`);
    const args = [PROGRAMS.vitest, "run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    return async () => readReport(await runNode([...args, ...options], { env }), file, readVitest);
  };
  const e2e = (name, ...options) => {
    const file = path.join(folder, `e2e-${name}.json`);
    const args = [PROGRAMS.playwright, "test", "-c", "tests/e2e/playwright.config.ts", ...options];
    return async () => readReport(await runNode(args, { env: { ...env, E2E_REPORT: file } }), file, readPlaywright);
  };

  await stages.crowd("Unit, API and law", vitest("crowd", "--project=!ops"), (files) =>
    vitest("alone", "--project=!ops", "--no-file-parallelism", ...files),
  );
  await stages.crowd(
    "Browser",
    built && chromium
      ? e2e("crowd")
      : async () => {
          console.error(`Skipped: there is no ${built ? "Chromium" : "build"}.`);
          return FAILED;
        },
    () => e2e("alone", "--last-failed", "--workers=1"),
  );
  // They start and kill processes, so nothing of ours competes with them.
  await stages.stage("Operations", vitest("ops", "--project=ops", "--no-file-parallelism"));
  await stages.runAlone();

  stages.finish();
}
