import fs from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "./root.mjs";

/**
 * Reads the report of a test runner: how many tests passed, which failed, and how long each file took. A runner that
 * failed without a failed test (a set-up, a crash) counts as one failure.
 */
export function readReport(code, file, read) {
  const report = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : null;
  const { passed, names, files } = report ? read(report) : { passed: 0, names: [], files: [] };
  const broken = names.length === 0 && (code !== 0 || passed === 0);
  return { passed, failed: broken ? 1 : names.length, names, files };
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
  return { passed: numPassedTests, names, files };
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
  return { passed: stats.expected + stats.flaky, names, files };
}

/** Describes a failure in two lines: the test, and the beginning of the message. */
const said = (name, message = "") => `${name}\n      ${stripVTControlCharacters(message).trim().split("\n")[0]}`;

const ROWS = 10;

/** Returns the slowest files, as lines of a table. */
export function slowest(files) {
  const rows = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, ROWS);
  const line = (seconds, tests, file) => `${seconds.padStart(9)}  ${tests.padStart(5)}  ${file}`;
  return [
    line("seconds", "tests", "slowest files"),
    ...rows.map(({ file, seconds, tests }) => line(seconds.toFixed(1), String(tests), file)),
  ].join("\n");
}
