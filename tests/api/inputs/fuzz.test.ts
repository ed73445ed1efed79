import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { errorLines } from "#tests/kit/fuzz/errorLines";
import { fuzz, requestedRun } from "#tests/kit/fuzz/fuzz";
import { people } from "#tests/kit/people";
import type { RestPost } from "#tests/kit/rest";

const { log, lines } = errorLines();
const app = await startApp({}, { log });
const run = requestedRun(20_260_101, 1_500);

test(`no input makes the server fail (FUZZ_SEED=${run.seed})`, { timeout: 240_000 }, async () => {
  const { faults, tried, operations } = await fuzz(app, run);
  expect(faults.slice(0, 20).join("\n"), `${faults.length} of ${run.indexes.length} inputs`).toBe("");
  expect(lines.slice(0, 5)).toEqual([]);
  if (run.indexes.length >= 1_500) expect(tried).toBe(operations);

  const { ada, bo } = await people(app);
  const { id } = await ada.posts("Still here");
  expect((await bo.get<{ post: RestPost }>(`/api/posts/${id}`)).body.post.content).toBe("Still here");
});
