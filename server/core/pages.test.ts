import { describe, expect, test } from "vitest";
import {
  countsInOrder,
  required,
  grouped,
  inOrder,
  listValues,
  NEWEST,
  numberedPage,
  sliceValues,
  toLists,
} from "./pages.ts";

const keyOf = ({ id }: { id: number }) => id;

describe("a part of a list", () => {
  test("by its number begins after the pages before it, and is read with one more row", () => {
    expect(sliceValues(numberedPage(3, 10))).toEqual({ ...NEWEST, limit: 11, offset: 20 });
  });

  test("by a cursor begins there", () => {
    const after = { createdAt: "2026-01-01T00:00:00.000Z", id: 7 };
    expect(sliceValues({ first: 5, after })).toEqual({ ...after, limit: 6, offset: 0 });
  });
});

test("rows are sorted in the order of their keys, with undefined for missing ones", () => {
  const rows = [{ id: 1 }, { id: 2 }];
  expect(inOrder([2, 3, 1], rows, keyOf)).toEqual([{ id: 2 }, undefined, { id: 1 }]);
  expect(grouped([2, 3], [...rows, { id: 2 }], keyOf)).toEqual([[{ id: 2 }, { id: 2 }], []]);
  expect(countsInOrder([2, 3], [{ id: 2, count: 5 }])).toEqual([5, 0]);
});

test("many lists are cut, each to its own size", () => {
  const lists = [
    { of: 1, first: 1, after: null },
    { of: 2, first: 2, after: null },
  ];
  expect(listValues(lists)).toMatchObject({ subjects: [1, 2], limits: [2, 3], ids: [NEWEST.id, NEWEST.id] });
  const rows = [
    { listNumber: 1, id: 5 },
    { listNumber: 2, id: 6 },
    { listNumber: 1, id: 4 },
  ];
  expect(toLists(lists, rows, ({ id }) => id)).toEqual([
    { items: [5], hasNextPage: true },
    { items: [6], hasNextPage: false },
  ]);
  expect(toLists(lists, rows, () => undefined)[1]).toEqual({ items: [], hasNextPage: false });
});

test("a missing value is not found", () => {
  expect(required(0, "This post")).toBe(0);
  expect(() => required(null, "This post")).toThrow("This post could not be found.");
});
