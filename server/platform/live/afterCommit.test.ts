import { expect, test } from "vitest";
import { afterCommit, requireFollowers, transactionWithFollowers } from "./afterCommit.ts";
import type { Db, Tx } from "#server/db/client";

/** A database whose transactions only begin and end. */
const db = { transaction: (act: (tx: Tx) => Promise<unknown>) => act({} as Tx) } as unknown as Db;

test("callbacks run after the commit, in order, and not before the transaction has ended", async () => {
  const done: string[] = [];
  const result = await transactionWithFollowers(db, async (tx) => {
    afterCommit(tx, () => done.push("first"));
    await Promise.resolve();
    afterCommit(tx, () => done.push("second"));
    expect(done).toEqual([]);
    return 7;
  });
  expect(result).toBe(7);
  expect(done).toEqual(["first", "second"]);
});

test("no callback runs after a rollback", async () => {
  const done: string[] = [];
  const rolledBack = transactionWithFollowers(db, (tx) => {
    afterCommit(tx, () => done.push("told"));
    return Promise.reject(new Error("no"));
  });
  await expect(rolledBack).rejects.toThrow("no");
  expect(done).toEqual([]);
});

test("a transaction that began in another way is refused", () => {
  expect(() => afterCommit({} as Tx, () => {})).toThrow("Events.transaction");
  expect(() => requireFollowers({} as Tx)).toThrow("Events.transaction");
});
