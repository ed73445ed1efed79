import { expect, test } from "vitest";
import { readAll } from "#tests/law/source";
import { timerFaults } from "./timers.ts";

test("no test sleeps", () => {
  expect(timerFaults(readAll(process.cwd())).map(({ at, law }) => `${at}: ${law}`)).toEqual([]);
});

test.each([
  ["tests/api/posts/posts.test.ts", "await new Promise((done) => setTimeout(done, 50));"],
  ["tests/api/posts/posts.test.ts", "setInterval(look, 50);"],
  ["tests/kit/jobs.ts", `import { setTimeout as sleep } from "node:timers/promises";`],
  ["tests/e2e/posts/card.spec.ts", "await page.waitForTimeout(200);"],
  ["tests/e2e/posts/card.spec.ts", "await page.evaluate(() => window.setTimeout(go, 200));"],
  ["client/features/posts/LikeButton.test.tsx", "await act(() => new Promise((done) => setTimeout(done)));"],
  ["client/apollo/cache.test.ts", "await vi.waitFor(() => expect(calls).toHaveLength(1));"],
])("a planted sleep is found: %s with %s", (path, text) => {
  expect(timerFaults(new Map([[path, text]]))).toHaveLength(1);
});

test.each([
  ["tests/e2e/posts/card.spec.ts", "test.setTimeout(90_000);"],
  ["tests/adversary/http.ts", "socket.setTimeout(10_000, () => socket.destroy());"],
  ["tests/api/posts/posts.test.ts", "// setTimeout(done, 50)"],
  ["server/platform/jobs.ts", "setTimeout(look, 50);"],
  ["tests/kit/eventually.ts", "setTimeout(done, 50);"],
])("no false alarm: %s with %s", (path, text) => {
  expect(timerFaults(new Map([[path, text]]))).toEqual([]);
});
