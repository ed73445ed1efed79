import { expect, test } from "vitest";
import { InTurn } from "./inTurn.ts";

test("acts on one thing run in order, failures included; other things do not wait", async () => {
  const done: string[] = [];
  const failed: unknown[] = [];
  const turns = new InTurn<string>((error) => failed.push(error));
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await new Promise<void>((resolve) => {
    turns.do("a", async () => {
      await held;
      done.push("a1");
    });
    turns.do("a", () => Promise.reject(new Error("a2")));
    turns.do("a", async () => {
      done.push("a3");
      resolve();
    });
    turns.do("b", async () => {
      done.push("b1");
      release();
    });
  });
  expect(done).toEqual(["b1", "a1", "a3"]);
  expect(failed).toEqual([new Error("a2")]);
});
