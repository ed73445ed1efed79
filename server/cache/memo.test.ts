import { expect, test } from "vitest";
import { Memo } from "./memo.ts";

test("what was made is stored, except null, and a new one replaces the oldest", () => {
  const memo = new Memo<number, string>(2);
  expect(memo.get(1, () => null)).toBeNull();
  for (const key of [1, 2, 3]) memo.get(key, () => "first");
  expect(memo.size).toBe(2);
  expect(memo.get(3, () => "again")).toBe("first");
  expect(memo.get(1, () => "again")).toBe("again");
});
