import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { SharedReads } from "./sharedReads.ts";

/** Reads that answer when the test lets them. */
function slowReads() {
  const requests: number[][] = [];
  const open: { answer(): void; fail(error: Error): void }[] = [];
  const reads = new SharedReads<number, string>(async (questions) => {
    requests.push([...questions]);
    await new Promise<void>((answer, fail) => open.push({ answer, fail }));
    return questions.map((question) => `answer ${question}`);
  });
  return { requests, open, reads };
}

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

const PAGE = "page 1";

test("questions that come meanwhile are asked together", async () => {
  const { requests, open, reads } = slowReads();
  const all = [1, 2, 3].map((question) => reads.ask(PAGE, question));
  open[0]?.answer();
  await all[0];
  open[1]?.answer();
  expect(await Promise.all(all)).toEqual(["answer 1", "answer 2", "answer 3"]);
  expect(requests).toEqual([[1], [2, 3]]);
});

test("a question about another thing does not wait", () => {
  const { requests, reads } = slowReads();
  void reads.ask(PAGE, 1);
  void reads.ask("page 2", 2);
  expect(requests).toEqual([[1], [2]]);
});

test("a statement that hangs stops nobody: after the deadline everybody asks alone, and later together again", async () => {
  const { requests, open, reads } = slowReads();
  const all = [1, 2, 3].map((question) => reads.ask(PAGE, question));
  await vi.advanceTimersByTimeAsync(500);
  expect(await Promise.all(all)).toEqual([null, null, null]);
  expect(await reads.ask(PAGE, 4)).toBeNull();
  await vi.advanceTimersByTimeAsync(100);
  const later = reads.ask(PAGE, 5);
  open[1]?.answer();
  expect(await later).toBe("answer 5");
  expect(requests).toEqual([[1], [5]]);
});

test("so many wait, and the next ones ask alone at once", async () => {
  const { reads } = slowReads();
  for (let question = 0; question <= 200; question++) void reads.ask(PAGE, question);
  expect(await reads.ask(PAGE, 999)).toBeNull();
});

test("a failure is one for all who asked together, and nothing is repeated at once", async () => {
  const { requests, open, reads } = slowReads();
  const first = reads.ask(PAGE, 0);
  const all = Promise.allSettled(Array.from({ length: 100 }, (_, at) => reads.ask(PAGE, at + 1)));
  open[0]?.answer();
  await first;
  const next = reads.ask(PAGE, 101);
  open[1]?.fail(new Error("away"));
  expect((await all).every((one) => one.status === "rejected" && String(one.reason) === "Error: away")).toBe(true);
  expect(requests).toHaveLength(2);
  expect(await reads.ask(PAGE, 102)).toBeNull();
  await vi.advanceTimersByTimeAsync(100);
  open[2]?.answer();
  expect(await next).toBe("answer 101");
  expect(requests).toHaveLength(3);
});

test("the pause after failures grows", async () => {
  const { open, reads } = slowReads();
  for (const [at, pause] of [100, 200, 400].entries()) {
    const answer = reads.ask(PAGE, at);
    open[at]?.fail(new Error("away"));
    await expect(answer).rejects.toThrow("away");
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(await reads.ask(PAGE, at)).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
  }
});
