/** Writes rows as a JSON array, batch by batch and a row on each line. */
export async function* jsonArray(batches: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  let before = "[\n";
  for await (const rows of batches) {
    if (rows.length === 0) continue;
    yield before + rows.map((row) => JSON.stringify(row)).join(",\n");
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

/** Writes one object, which is read when its turn has come, in a form that people can read too. */
export async function* jsonObject(read: () => object | Promise<object>): AsyncGenerator<string> {
  yield `${JSON.stringify(await read(), null, 2)}\n`;
}

/** A list within an item of another list: a row belongs to the item that has the same `parent`. */
export interface Nested {
  parent: number;
  row: object;
}

/**
 * Writes a JSON array of items that each have a list of rows. The rows arrive in the order of their items; an item
 * without rows is left out.
 * @param headOf returns the fields of an item beside its list.
 */
export async function* nestedArray(
  list: string,
  batches: AsyncIterable<readonly Nested[]>,
  headOf: (parent: number) => object,
): AsyncGenerator<string> {
  let open: number | null = null;
  yield "[";
  for await (const rows of batches) {
    let text = "";
    for (const { parent, row } of rows) {
      if (parent !== open) {
        const head = JSON.stringify(headOf(parent)).slice(0, -1);
        text += `${open === null ? "\n" : "\n]},\n"}${head},${JSON.stringify(list)}:[\n`;
      } else text += ",\n";
      open = parent;
      text += JSON.stringify(row);
    }
    if (text !== "") yield text;
  }
  yield open === null ? "]\n" : "\n]}\n]\n";
}
