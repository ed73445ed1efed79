import fs from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { leave, runGathered } from "./children.mjs";
import { root } from "./root.mjs";

const LINE = "─".repeat(72);

export const PASSED = { passed: 1, failed: 0 };
export const FAILED = { passed: 0, failed: 1 };
/** The time that all stages of `npm test` should take, in minutes on two cores. It is printed, and fails no run. */
const BUDGET = 12;
/** More failures than this are no accident, and running them again would only take time. */
const MOST_SUSPECTS = 25;

/** Runs single stages, and adds their results up for the summary with which `finish` ends the process. */
export class Stages {
  #passed = 0;
  #failed = 0;
  #failures = [];
  #timed = [];
  #flaky = [];
  #suspects = [];
  #began = performance.now();

  constructor(env) {
    this.env = env;
  }

  /** Runs a stage, which returns how many tests passed and failed. @returns whether none failed. */
  async stage(name, act, began = performance.now()) {
    console.log(`\n${LINE}\n${name}\n${LINE}`);
    const { passed, failed, names = [], files = [] } = await act();
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    console.log(`${name}: ${failed === 0 ? "passed" : "FAILED"} in ${seconds} s`);
    this.#passed += passed;
    this.#failed += failed;
    this.#timed.push(...files);
    if (failed > 0) this.#failures.push(name, ...names.map((one) => `  ${one}`));
    return failed === 0;
  }

  /** Runs commands without tests of their own. Gates run side by side, so each prints its output when it has ended. */
  async gate(name, ...commands) {
    const began = performance.now();
    const outputs = [];
    let result = PASSED;
    for (const command of commands) {
      const { code, print } = await runGathered(command, { env: this.env });
      outputs.push(print);
      if (code !== 0) result = FAILED;
    }
    const report = () => {
      for (const print of outputs) print();
      return result;
    };
    await this.stage(name, report, began);
  }

  /**
   * Runs many tests side by side. A few that fail may be the fault of the crowd, so they run once more, alone, when
   * everything else has ended: `again` returns that run for the files that they are in. What is green there counts, and
   * is named.
   */
  crowd(name, act, again) {
    return this.stage(name, async () => {
      const result = await act();
      const { failed, names = [], failedFiles = [] } = result;
      if (failed === 0 || failed !== names.length || failed > MOST_SUSPECTS) return result;
      console.log(`${failed} failed and run once more at the end, alone:\n  ${names.join("\n  ")}`);
      this.#suspects.push({ name: `${name}, once more and alone`, names, again: again(failedFiles) });
      return { ...result, failed: 0 };
    });
  }

  /** Runs alone what failed in a crowd. */
  async runAlone() {
    for (const { name, names, again } of this.#suspects) {
      await this.stage(name, async () => {
        const { failed, names: still = [] } = await again();
        const titles = new Set(still.map(titleOf));
        if (failed === still.length) this.#flaky.push(...names.filter((one) => !titles.has(titleOf(one))));
        return { passed: Math.max(0, names.length - failed), failed, names: still };
      });
    }
  }

  /** Prints the summary and ends this process. */
  finish() {
    const minutes = ((performance.now() - this.#began) / 60_000).toFixed(1);
    console.log(
      `\n${slowest(this.#timed)}\n\nAll stages took ${minutes} minutes; the budget on two cores is ${BUDGET}.`,
    );
    if (this.#flaky.length > 0)
      console.log(`\nflaky: ${this.#flaky.length} (failed beside others, passed alone)\n  ${this.#flaky.join("\n  ")}`);
    if (this.#failures.length > 0) console.log(`\nFailed:\n  ${this.#failures.join("\n  ")}`);
    console.log(`\n${this.#passed} passed, ${this.#failed} failed`);
    leave(this.#failed === 0 ? 0 : 1);
  }
}

/** A failure is described by its test and, below, by its message. */
const titleOf = (failure) => failure.split("\n")[0];

/**
 * Reads the report of a test runner: how many tests passed, which failed, and how long each file took. A runner that
 * failed without a failed test (a set-up, a crash) counts as one failure.
 */
export function readReport(code, file, read) {
  const report = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : null;
  const nothing = { passed: 0, names: [], files: [], failedFiles: [] };
  const { passed, names, files, failedFiles } = report ? read(report) : nothing;
  const broken = names.length === 0 && (code !== 0 || passed === 0);
  return { passed, failed: broken ? 1 : names.length, names, files, failedFiles };
}

/** A file that could not run at all has no tests in the report, only a failed suite. */
export function readVitest({ numPassedTests, testResults }) {
  const names = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter((one) => one.status === "failed");
    return status === "failed" && failed.length === 0
      ? [said(file, message)]
      : failed.map(({ fullName, failureMessages }) => said(`${file} > ${fullName}`, failureMessages[0]));
  });
  const files = testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    file: path.relative(root, name),
    seconds: (endTime - startTime) / 1_000,
    tests: assertionResults.length,
  }));
  const failedFiles = testResults.flatMap(({ name, status }) =>
    status === "failed" ? [path.relative(root, name)] : [],
  );
  return { passed: numPassedTests, names, files, failedFiles };
}

/** Playwright runs the tests of one file side by side, so the time of a file is the sum of its tests. */
export function readPlaywright({ config, stats, suites }) {
  const specsOf = ({ specs = [], suites: inner = [] }) => [...specs, ...inner.flatMap(specsOf)];
  const resultsOf = (specs) => specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  const failed = suites.flatMap(specsOf).filter(({ tests }) => tests.some(({ status }) => status === "unexpected"));
  const names = failed.map(({ file, line, title, tests }) =>
    said(
      `${file}:${line} > ${title}`,
      tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message,
    ),
  );
  const files = suites.map((suite) => ({
    file: path.relative(root, path.join(config.rootDir, suite.file)),
    seconds: resultsOf(specsOf(suite)).reduce((sum, { duration }) => sum + duration, 0) / 1_000,
    tests: specsOf(suite).length,
  }));
  return {
    passed: stats.expected + stats.flaky,
    names,
    files,
    failedFiles: [...new Set(failed.map(({ file }) => file))],
  };
}

/** Describes a failure in two lines: the test, and the beginning of the message. */
const said = (name, message = "") => `${name}\n      ${stripVTControlCharacters(message).trim().split("\n")[0]}`;

const ROWS = 10;

/** Returns the slowest files, as lines of a table. */
function slowest(files) {
  const rows = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, ROWS);
  const line = (seconds, tests, file) => `${seconds.padStart(9)}  ${tests.padStart(5)}  ${file}`;
  return [
    line("seconds", "tests", "slowest files"),
    ...rows.map(({ file, seconds, tests }) => line(seconds.toFixed(1), String(tests), file)),
  ].join("\n");
}
