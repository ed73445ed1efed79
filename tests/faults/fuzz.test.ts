import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { errorLines } from "#tests/kit/fuzz/errorLines";
import { fuzz, requestedRun } from "#tests/kit/fuzz/fuzz";
import { atMost } from "#tests/kit/measuring/goals";
import { people } from "#tests/kit/people";
import { measured } from "./measured.ts";

const { log, lines } = errorLines();
const app = await startApp({}, { log });
const run = requestedRun(Date.now() % 1_000_000_007, 10_000);

test(`10,000 inputs of both faces (FUZZ_SEED=${run.seed})`, async (context) => {
  const { faults, statuses, tried, operations } = await fuzz(app, run);
  for (const fault of [...faults, ...lines].slice(0, 50)) process.stderr.write(`${fault}\n`);
  const failed = [...statuses].reduce((sum, [status, count]) => sum + (status >= 500 ? count : 0), 0);
  measured(
    context,
    atMost("fuzz", "answers of 500 and above", failed, 0),
    atMost("fuzz", "answers that are not as described", faults.length - failed, 0),
    atMost("fuzz", "errors in the log", lines.length, 0),
    atMost("fuzz", "operations without an input", operations - tried, 0),
  );
  const { ada, bo } = await people(app);
  const { id } = await ada.posts("Still here");
  expect((await bo.get(`/api/posts/${id}`)).status).toBe(200);
});
