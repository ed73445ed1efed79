import { expect, test, vi } from "vitest";
import { Caches } from "./caches.ts";

const TERMS = { name: "names", max: 10, ms: 60_000 };
const FRESH = { name: "news", least: 60_000, most: 60_000 };

test("every cache says its name, its bound, and what it has done", async () => {
  const caches = new Caches(true);
  const names = caches.memory<number, string>(TERMS);
  const seals = caches.memo<string, string>({ name: "seals", max: 5 });
  const news = caches.value(FRESH, async () => "news");
  for (const key of [1, 1, 2]) await names.get(key, async () => "Ada");
  for (const key of ["a", "a"]) seals.get(key, () => "sealed");
  await news.get();
  const figures = caches.figures
    .filter(({ max }) => max !== null)
    .map(({ name, max, tally, size }) => ({ name, max, ...tally, size: size() }));
  expect(figures).toEqual([
    { name: "names", max: 10, hits: 1, misses: 2, size: 2 },
    { name: "seals", max: 5, hits: 1, misses: 1, size: 1 },
    { name: "news", max: 1, hits: 0, misses: 1, size: 1 },
  ]);
});

test("two caches have two names", () => {
  const caches = new Caches(true);
  caches.memory(TERMS);
  expect(() => caches.memo({ name: "names", max: 1 })).toThrow("two caches of the name names");
});

test("a value that was forgotten is computed again, and whoever waited for the former one still gets it", async () => {
  const computing: ((value: string) => void)[] = [];
  const news = new Caches(true).value(FRESH, () => new Promise<string>((resolve) => void computing.push(resolve)));
  const early = news.get();
  news.forget();
  const late = [news.get(), news.get()];
  expect(computing.length).toBe(2);
  computing.forEach((finish, at) => finish(`news ${at}`));
  expect(await Promise.all([early, ...late, news.get()])).toEqual(["news 0", "news 1", "news 1", "news 1"]);
});

test("turned off, nothing is built and every read goes to its source", async () => {
  const caches = new Caches(false);
  const ask = vi.fn(async () => "Ada");
  const names = caches.memory<number, string>(TERMS);
  for (const key of [1, 1]) expect(await names.get(key, ask)).toBe("Ada");
  names.forget([1]);
  names.clear();
  const make = vi.fn(() => "sealed");
  const seals = caches.memo<string, string>({ name: "seals", max: 5 });
  for (const key of ["a", "a"]) expect(seals.get(key, make)).toBe("sealed");
  const compute = vi.fn(async () => "news");
  const news = caches.value(FRESH, compute);
  expect(await Promise.all([news.get(), news.get()])).toEqual(["news", "news"]);
  news.forget();
  expect([ask, make, compute].map(({ mock }) => mock.calls.length)).toEqual([2, 2, 2]);
  const read = vi.fn(async (questions: readonly number[]) => questions);
  expect(await caches.reads("pages", read).ask("page 1", 1)).toBeNull();
  const positions = vi.fn(async () => []);
  expect(caches.spans("posts", { read: async () => [], positions, max: 100 })).toBeNull();
  expect(caches.own({ name: "community", max: 1 })).toBeNull();
  expect(caches.figures).toEqual([]);
});
