import { expect, test } from "vitest";
import { Caches } from "#server/cache/caches";
import { KeyedCursorSeal } from "./cursorSeal.ts";

const OLD = "an-old-secret-that-is-long-enough-to-derive-a-key";
const NEW = "a-new-secret-that-is-long-enough-to-derive-a-key";
const seal = new KeyedCursorSeal({ secret: NEW, previousSecret: null, caches: new Caches(true) });

test("a cursor leads back to its position, in its own list only", () => {
  const cursor = seal.seal("Query.feed", "MjAyNi0wMS0wMXw3");
  expect(cursor).toMatch(/^MjAyNi0wMS0wMXw3\.[\w-]{11}$/);
  expect(seal.open("Query.feed", cursor)).toBe("MjAyNi0wMS0wMXw3");
  expect(seal.open("Query.people", cursor)).toBeNull();
});

test("nobody else can make one, nor write one in another way", () => {
  const cursor = seal.seal("Query.feed", "position");
  const foreign = new KeyedCursorSeal({ secret: OLD, previousSecret: null, caches: new Caches(true) }).seal(
    "Query.feed",
    "position",
  );
  const last = cursor.slice(0, -1);
  for (const text of ["", ".", "position", "position.", foreign, `x${cursor}`, `${cursor}A`, last, `${cursor}=`]) {
    expect(seal.open("Query.feed", text), text).toBeNull();
  }
  const spellings = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"].filter(
    (end) => seal.open("Query.feed", `${last}${end}`) !== null,
  );
  expect(spellings).toEqual([cursor.at(-1)]);
});

test("after a change of the secret older cursors are taken, and none is made with the former one", () => {
  const before = new KeyedCursorSeal({ secret: OLD, previousSecret: null, caches: new Caches(true) }).seal(
    "Query.feed",
    "position",
  );
  const after = new KeyedCursorSeal({ secret: NEW, previousSecret: OLD, caches: new Caches(true) });
  expect(after.open("Query.feed", before)).toBe("position");
  expect(after.seal("Query.feed", "position")).toBe(seal.seal("Query.feed", "position"));
});
