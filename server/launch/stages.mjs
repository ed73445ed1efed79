import fs from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ensureBuilt } from "./build.mjs";
import { followSignals, leave, runNode } from "./children.mjs";
import { ensureChromium } from "./chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { ensureRedis } from "./redis.mjs";
import { PROGRAMS } from "./root.mjs";
import { testEnvironment } from "./surroundings.mjs";

const LINE = "─".repeat(72);

/**
 * Runs every stage, also after one that failed, and says at the end how many tests passed and failed. A stage without
 * tests of its own (the linter, a compiler) counts as one.
 */
export async function runAll() {
  followSignals();
  await ensureInstalled();
  const chromium = await ensureChromium();
  const redis = await ensureRedis();
  const { folder, env } = testEnvironment({
    ...(chromium && { CHROMIUM: chromium }),
    ...(redis && { REDIS_SERVER: redis }),
  });
  const total = { passed: 0, failed: 0 };
  const failures = [];

  const stage = async (name, act) => {
    console.log(`\n${LINE}\n${name}\n${LINE}`);
    const began = performance.now();
    const { passed, failed, names = [] } = await act();
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    console.log(`${name}: ${failed === 0 ? "passed" : "FAILED"} in ${seconds} s`);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) failures.push(name, ...names.map((one) => `  ${one}`));
    return failed === 0;
  };
  const gate = (name, ...commands) =>
    stage(name, async () => {
      for (const command of commands) if ((await runNode(command, { env })) !== 0) return FAILED;
      return PASSED;
    });

  await gate("Lint", [PROGRAMS.oxlint]);
  await gate("Format", [PROGRAMS.prettier, "--check", "--log-level", "warn", "."]);
  const projects = ["tsconfig.json", "client/tsconfig.json", "tests/e2e/tsconfig.json"];
  await gate("Types", ...projects.map((project) => [PROGRAMS.tsc, "-p", project]));
  await gate("Generated files", ["server/launch/drift.mjs", "codegen"]);
  await gate("Migrations", ["server/launch/drift.mjs", "migrations"]);
  const built = await stage("Build", async () => ((await ensureBuilt()) ? PASSED : FAILED));

  const vitest = path.join(folder, "vitest.json");
  await stage("Unit, API, operations and law", async () => {
    const args = [PROGRAMS.vitest, "run", "--reporter=default", "--reporter=json", `--outputFile.json=${vitest}`];
    return counted(await runNode(args, { env }), vitest, readVitest);
  });

  const e2e = path.join(folder, "e2e.json");
  await stage("Browser", async () => {
    if (!built || !chromium) {
      console.error(`Left out: there is no ${built ? "Chromium" : "build"}.`);
      return FAILED;
    }
    const args = [PROGRAMS.playwright, "test", "-c", "tests/e2e/playwright.config.ts"];
    return counted(await runNode(args, { env: { ...env, E2E_REPORT: e2e } }), e2e, readPlaywright);
  });

  if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join("\n  ")}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  leave(total.failed === 0 ? 0 : 1);
}

const PASSED = { passed: 1, failed: 0 };
const FAILED = { passed: 0, failed: 1 };

/**
 * What a runner's report says, and which tests failed. A runner that failed without a failed test (a set-up, a crash)
 * counts as one failure.
 */
function counted(code, file, read) {
  const report = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : null;
  const { passed, names } = report ? read(report) : { passed: 0, names: [] };
  const broken = names.length === 0 && (code !== 0 || passed === 0);
  return { passed, failed: broken ? 1 : names.length, names };
}

/** A file that could not be run at all has no tests in the report, only a failed suite. */
function readVitest({ numPassedTests, testResults }) {
  const names = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(process.cwd(), name);
    const failed = assertionResults.filter((one) => one.status === "failed");
    return status === "failed" && failed.length === 0
      ? [said(file, message)]
      : failed.map(({ fullName, failureMessages }) => said(`${file} > ${fullName}`, failureMessages[0]));
  });
  return { passed: numPassedTests, names };
}

function readPlaywright({ stats, suites }) {
  const specsOf = ({ specs = [], suites: inner = [] }) => [...specs, ...inner.flatMap(specsOf)];
  const failed = suites.flatMap(specsOf).filter(({ tests }) => tests.some(({ status }) => status === "unexpected"));
  const names = failed.map(({ file, line, title, tests }) =>
    said(
      `${file}:${line} > ${title}`,
      tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message,
    ),
  );
  return { passed: stats.expected + stats.flaky, names };
}

/** A failure in two lines: which, and the beginning of why. */
const said = (name, message = "") => `${name}\n      ${stripVTControlCharacters(message).trim().split("\n")[0]}`;
