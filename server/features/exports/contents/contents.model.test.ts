import { expect, test } from "vitest";
import { csvTable } from "./contents.csv.model.ts";
import { jsonArray, type Nested, nestedArray } from "./contents.json.model.ts";

async function* batchesOf<T>(...batches: T[][]): AsyncGenerator<T[]> {
  yield* batches;
}

async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const piece of pieces) text += piece;
  return text;
}

test.each(["=1+2", "+1", "-1", "@SUM(A1)", " =1", "\t1", "\r1", "\n=1", "＝1"])(
  "a table does not contain the formula %j",
  async (cell) => {
    expect(await textOf(csvTable(["head"], batchesOf([[cell]])))).toBe(`\uFEFF"head"\r\n"'${cell}"\r\n`);
  },
);

test("a cell has its quotation marks, commas and lines, and is no more than one cell", async () => {
  const text = await textOf(csvTable(["one", "two"], batchesOf([['say "hi", then', "two\nlines"]], [["", "1=2"]])));
  expect(text).toBe('\uFEFF"one","two"\r\n"say ""hi"", then","two\nlines"\r\n"","1=2"\r\n');
});

test("batches make one array, whether or not there are any", async () => {
  expect(JSON.parse(await textOf(jsonArray(batchesOf())))).toEqual([]);
  expect(JSON.parse(await textOf(jsonArray(batchesOf<object>([], [{ id: 1 }, { id: 2 }], [], [{ id: 3 }]))))).toEqual([
    { id: 1 },
    { id: 2 },
    { id: 3 },
  ]);
});

test("rows come under their item, which may go on in the next batch", async () => {
  const row = (parent: number, n: number): Nested => ({ parent, row: { n } });
  const write = (...batches: Nested[][]) => textOf(nestedArray("rows", batchesOf(...batches), (id) => ({ id })));
  expect(JSON.parse(await write())).toEqual([]);
  expect(JSON.parse(await write([], [row(1, 1), row(1, 2)], [row(1, 3), row(2, 4)], [row(3, 5)]))).toEqual([
    { id: 1, rows: [{ n: 1 }, { n: 2 }, { n: 3 }] },
    { id: 2, rows: [{ n: 4 }] },
    { id: 3, rows: [{ n: 5 }] },
  ]);
});
