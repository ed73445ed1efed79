import { expect, test } from "vitest";
import { Tally } from "#server/cache/tally";
import type { Asker } from "./context.ts";
import { SharedAnswers } from "./shared.ts";

const asker = (id: number): Asker => {
  const viewer = { id, sessionId: id };
  return { viewer, toViewer: (question, of) => question(viewer, of) };
};

test("the same question about the same event is answered once for all clients", async () => {
  const shared = new SharedAnswers(new Tally());
  const event = { n: 1 };
  let executions = 0;
  const execute = async () => {
    executions++;
    return { data: { n: 1 } };
  };
  const results = await Promise.all([1, 2, 3].map((id) => shared.answer(event, "{ n }", asker(id), execute)));
  results.push(await shared.answer(event, "{ n }", asker(4), execute));
  expect(executions).toBe(1);
  expect(new Set(results).size).toBe(1);
  expect(results.map((result) => shared.textOf(result))).toEqual(results.map(() => '{"data":{"n":1}}'));

  await shared.answer(event, "{ other }", asker(1), execute);
  await shared.answer({ n: 1 }, "{ n }", asker(1), execute);
  expect(executions, "another question, another event").toBe(3);
});

test("an answer that depends on the viewer is computed for each, at whatever time the resolver reads the viewer", async () => {
  const shared = new SharedAnswers(new Tally());
  const event = {};
  const execute = async (context: Asker) => {
    await Promise.resolve();
    return { data: { id: context.viewer?.id } };
  };
  const results = await Promise.all([1, 2, 3].map((id) => shared.answer(event, "{ id }", asker(id), execute)));
  expect(results.map(({ data }) => data)).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  expect(results.map((result) => shared.textOf(result))).toEqual([undefined, undefined, undefined]);
});

test("failures are not shared, and strings and numbers can be events too", async () => {
  const shared = new SharedAnswers(new Tally());
  const event = {};
  let tries = 0;
  const fails = () => {
    tries++;
    return Promise.reject(new Error("no"));
  };
  await expect(shared.answer(event, "{ n }", asker(1), fails)).rejects.toThrow("no");
  await expect(shared.answer(event, "{ n }", asker(2), fails)).rejects.toThrow("no");
  expect(tries).toBe(2);
  expect(await shared.answer("word", "{ n }", asker(1), () => ({ data: { n: 1 } }))).toEqual({ data: { n: 1 } });
});

test("viewers with equal facts share an answer, also between viewers with others", async () => {
  const shared = new SharedAnswers(new Tally());
  const event = { author: 3 };
  const isAuthor = (viewer: Asker["viewer"], author: number) => viewer?.id === author;
  const isOdd = async (viewer: Asker["viewer"]) => viewer !== null && viewer.id % 2 === 1;
  let executions = 0;
  const execute = async (context: Asker) => {
    executions++;
    const canEdit = context.toViewer(isAuthor, event.author);
    return { data: { canEdit, odd: await context.toViewer(isOdd, null) } };
  };
  const ask = (id: number) => shared.answer(event, "{ canEdit odd }", asker(id), execute);
  const results = await Promise.all([3, 1, 2, 4, 5, 6, 7].map(ask));
  expect(results.map(({ data }) => data)).toEqual([
    { canEdit: true, odd: true },
    ...[1, 2, 4, 5, 6, 7].map((id) => ({ canEdit: false, odd: id % 2 === 1 })),
  ]);
  expect(executions, "the author, the odd, the even").toBe(3);
  expect(results.every((result) => shared.textOf(result) !== undefined)).toBe(true);
  expect(await ask(3)).toBe(results[0]);
});

test("nobody waits for many viewers who all differ", async () => {
  const shared = new SharedAnswers(new Tally());
  const self = (viewer: Asker["viewer"]) => viewer?.id;
  const execute = async (context: Asker) => ({ data: { id: context.toViewer(self, null) } });
  const event = {};
  const ids = Array.from({ length: 20 }, (_, i) => i + 1);
  const results = await Promise.all(ids.map((id) => shared.answer(event, "{ id }", asker(id), execute)));
  expect(results.map(({ data }) => data)).toEqual(ids.map((id) => ({ id })));
  expect(results.filter((result) => shared.textOf(result) !== undefined)).toHaveLength(4);
});
