import { describe, expect, onTestFinished, test, vi } from "vitest";
import { NEWEST } from "#server/core/pages";
import type { Keyset } from "#server/core/pagination";
import { Spans } from "./spans.ts";

interface Item extends Keyset {
  text: string;
}

const itemOf = (id: number, text = ""): Item => ({
  id,
  text,
  createdAt: new Date(Date.UTC(2026, 0, 1) + Math.floor(id / 3) * 1_000).toISOString(),
});

const isBefore = (item: Keyset, end: Keyset) =>
  item.createdAt < end.createdAt || (item.createdAt === end.createdAt && item.id < end.id);

/** A list whose newest items are remembered, and what was read of it. */
function listOf(count: number, max = 1_000) {
  const items = new Map(Array.from({ length: count }, (_, at) => [at + 1, itemOf(at + 1)]));
  const newest = () => [...items.values()].toSorted((a, b) => (isBefore(a, b) ? 1 : -1));
  const list = { items, newest, now: 0, reads: 0, fails: false, wait: Promise.resolve() };
  const spans = new Spans<Item>({
    async read(newerEnd, olderEnd, limit) {
      list.reads++;
      if (list.fails) throw new Error("The database does not answer.");
      const found = newest().filter((item) => isBefore(item, newerEnd) && !(olderEnd && isBefore(item, olderEnd)));
      await list.wait;
      return found.slice(0, limit);
    },
    positions: async (each, most) =>
      newest()
        .slice(0, most)
        .filter((_, at) => (at + 1) % each === 0),
    max,
    now: () => list.now,
  });
  return Object.assign(list, { spans });
}

type List = ReturnType<typeof listOf>;

/** Walks through the list from a position. */
async function walk(
  { spans }: List,
  { from = NEWEST, doubts = false } = {},
): Promise<{ ids: number[]; isWhole: boolean }> {
  const ids: number[] = [];
  for (let position: Keyset | null = from; position;) {
    if (doubts) (await spans.after(position))?.doubt();
    const stretch = await spans.after(position);
    if (!stretch) return { ids, isWhole: false };
    ids.push(...stretch.items.map(({ id }) => id));
    position = stretch.next;
  }
  return { ids, isWhole: true };
}

const idsOf = (items: readonly Item[]) => items.map(({ id }) => id);

describe("a walk through the spans", () => {
  test.each([0, 1, 31, 32, 33, 200])("finds each of %i items once, newest first", async (count) => {
    const list = listOf(count);
    expect(await walk(list)).toEqual({ ids: idsOf(list.newest()), isWhole: true });
  });

  test("begins after any position", async () => {
    const list = listOf(150);
    const all = list.newest();
    for (const at of [0, 1, 30, 31, 32, 63, 64, 148, 149]) {
      const from = all[at] ?? NEWEST;
      expect((await walk(list, { from })).ids).toEqual(idsOf(all.slice(at + 1)));
    }
  });

  test("ends where the remembered part ends", async () => {
    const list = listOf(500, 96);
    expect(await walk(list)).toEqual({ ids: idsOf(list.newest().slice(0, 96)), isWhole: false });
    expect(await list.spans.after(itemOf(10))).toBeNull();
  });

  test("agrees with the list while items come and go", async () => {
    const list = listOf(120, 320);
    await walk(list);
    let next = 1_000;
    for (let round = 0; round < 60; round++) {
      for (let i = 0; i < round % 9; i++) list.items.set(++next, itemOf(next));
      if (round === 30) for (let i = 0; i < 150; i++) list.items.set(++next, itemOf(next));
      for (const id of [...list.items.keys()].filter((key) => (key * 7 + round) % 13 === 0)) list.items.delete(id);
      const { ids, isWhole } = await walk(list, { doubts: true });
      expect(ids).toEqual(idsOf(list.newest().slice(0, ids.length)));
      expect(isWhole || ids.length > 100).toBe(true);
    }
  });
});

describe("an item", () => {
  const first = async ({ spans }: List) => (await spans.after(NEWEST))?.items[0]?.text;

  test("is read once for all who want it, and again after it was doubted", async () => {
    const list = listOf(3);
    await Promise.all([first(list), first(list), first(list)]);
    expect(list.reads).toBe(1);
    list.items.set(3, itemOf(3, "changed"));
    const [one, another] = await Promise.all([list.spans.after(NEWEST), list.spans.after(NEWEST)]);
    one?.doubt();
    expect(await Promise.all([first(list), first(list)])).toEqual(["changed", "changed"]);
    // Who read the same as the first one finds nothing new.
    another?.doubt();
    expect(await first(list)).toBe("changed");
    expect(list.reads).toBe(2);
  });

  test("whose reading hangs is waited for once, and for so long", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const list = listOf(3);
    let go = () => {};
    list.wait = new Promise((resolve) => (go = resolve));
    const waits = [first(list), first(list)];
    await vi.advanceTimersByTimeAsync(500);
    expect(await Promise.all(waits)).toEqual([undefined, undefined]);
    list.now = 500;
    expect(await first(list)).toBeUndefined();
    go();
    await vi.advanceTimersByTimeAsync(0);
    expect(await first(list)).toBe("");
    expect(list.reads).toBe(1);
  });

  test("that cannot be read is an error for whoever waits, and is left alone for a moment", async () => {
    const list = listOf(3);
    list.fails = true;
    await expect(first(list)).rejects.toThrow("does not answer");
    list.fails = false;
    expect(await first(list)).toBeUndefined();
    list.now = 100;
    expect(await first(list)).toBe("");
    expect(list.reads).toBe(2);
  });
});
