import { expect, test } from "vitest";
import { SharedAnswers } from "./shared.ts";

const asker = (id: number) => ({ viewer: { id } });

test("the same question about the same event is answered once, for all who ask it", async () => {
  const shared = new SharedAnswers();
  const event = { n: 1 };
  let executions = 0;
  const execute = async () => {
    executions++;
    return { data: { n: 1 } };
  };
  const results = await Promise.all([1, 2, 3].map((id) => shared.of(event, "{ n }", asker(id), execute)));
  results.push(await shared.of(event, "{ n }", asker(4), execute));
  expect(executions).toBe(1);
  expect(new Set(results).size).toBe(1);
  expect(results.map((result) => shared.textOf(result))).toEqual(results.map(() => '{"data":{"n":1}}'));

  await shared.of(event, "{ other }", asker(1), execute);
  await shared.of({ n: 1 }, "{ n }", asker(1), execute);
  expect(executions, "another question, another event").toBe(3);
});

test("what depends on who asks is answered to each, at whatever moment it looks", async () => {
  const shared = new SharedAnswers();
  const event = {};
  const execute = async (context: { viewer: { id: number } }) => {
    await Promise.resolve();
    return { data: { id: context.viewer.id } };
  };
  const results = await Promise.all([1, 2, 3].map((id) => shared.of(event, "{ id }", asker(id), execute)));
  expect(results.map(({ data }) => data)).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  expect(results.map((result) => shared.textOf(result))).toEqual([undefined, undefined, undefined]);
});

test("failures are not shared, and words and numbers are events too", async () => {
  const shared = new SharedAnswers();
  const event = {};
  let tries = 0;
  const fails = () => {
    tries++;
    return Promise.reject(new Error("no"));
  };
  await expect(shared.of(event, "{ n }", asker(1), fails)).rejects.toThrow("no");
  await expect(shared.of(event, "{ n }", asker(2), fails)).rejects.toThrow("no");
  expect(tries).toBe(2);
  expect(await shared.of("word", "{ n }", asker(1), () => ({ data: { n: 1 } }))).toEqual({ data: { n: 1 } });
});
