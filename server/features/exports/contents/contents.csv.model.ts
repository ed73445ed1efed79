/** The beginnings of a cell that programs for tables take for a formula, which could send the table elsewhere. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r]/;

/** Returns a cell as text that no program evaluates: an apostrophe is put before what could be a formula. */
function cellOf(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Returns a line of a table (RFC 4180). */
const lineOf = (cells: readonly string[]): string => `${cells.map(cellOf).join(",")}\r\n`;

/** The mark by which programs for tables recognize UTF-8. */
const MARK = "\uFEFF";

/** Writes a table with a head, batch by batch. */
export async function* csvTable(
  head: readonly string[],
  batches: AsyncIterable<readonly (readonly string[])[]>,
): AsyncGenerator<string> {
  yield MARK + lineOf(head);
  for await (const lines of batches) yield lines.map(lineOf).join("");
}
