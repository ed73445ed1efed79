import type { Readable } from "node:stream";
import { BREAKPOINT } from "./dump.ts";

const LINE_BREAK = 10;
const END_OF_ROWS = Buffer.from("\\.\n");

/** Reads a dump statement by statement, and rows in pieces of whole lines; it holds one piece at a time. */
export class DumpReader {
  readonly #pieces: AsyncIterator<Buffer>;
  #left: Buffer = Buffer.alloc(0);

  constructor(input: Readable) {
    this.#pieces = (input as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  }

  /** Returns the next statement; for rows it is the line before them. Null after the last one. */
  async statement(): Promise<string | null> {
    const lines: string[] = [];
    for (let line = await this.#line(); line !== null; line = await this.#line()) {
      if (line === BREAKPOINT) {
        if (lines.length > 0) return lines.join("\n");
      } else {
        lines.push(line);
        if (lines.length === 1 && /^copy .* from stdin;$/.test(line)) return line;
      }
    }
    if (lines.length > 0) throw new Error("The dump ends within its statements.");
    return null;
  }

  /** Yields the rows that follow, without the mark at their end. */
  async *rows(): AsyncGenerator<Buffer> {
    for (;;) {
      const end = this.#endOfRows();
      if (end >= 0) {
        const rows = this.#left.subarray(0, end);
        this.#left = this.#left.subarray(end + END_OF_ROWS.length);
        if (rows.length > 0) yield rows;
        return;
      }
      const whole = this.#left.lastIndexOf(LINE_BREAK) + 1;
      if (whole > 0) yield this.#left.subarray(0, whole);
      this.#left = this.#left.subarray(whole);
      if (!(await this.#more())) throw new Error("The dump ends within the rows of a table.");
    }
  }

  /** Returns where the mark at the end of the rows stands, which is a line of its own. */
  #endOfRows(): number {
    if (this.#left.subarray(0, END_OF_ROWS.length).equals(END_OF_ROWS)) return 0;
    const at = this.#left.indexOf("\n\\.\n");
    return at < 0 ? -1 : at + 1;
  }

  async #line(): Promise<string | null> {
    for (let end = this.#left.indexOf(LINE_BREAK); ; end = this.#left.indexOf(LINE_BREAK)) {
      if (end >= 0) {
        const line = this.#left.toString("utf8", 0, end);
        this.#left = this.#left.subarray(end + 1);
        return line;
      }
      if (!(await this.#more())) return null;
    }
  }

  async #more(): Promise<boolean> {
    const { done, value } = await this.#pieces.next();
    if (done === true) return false;
    this.#left = this.#left.length === 0 ? value : Buffer.concat([this.#left, value]);
    return true;
  }
}
