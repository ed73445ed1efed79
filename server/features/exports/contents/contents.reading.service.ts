import type { Db } from "#server/db/client";
import { BATCH, BEGINNING, type Position } from "./contents.model.ts";
import type { ReadBatch } from "./contents.queries.ts";

interface Options {
  db: Db;
  memberId: number;
  /** Ends the reading, because the process stops. */
  signal: AbortSignal;
  /** A listener for work that is done, in about the unit of one row. */
  onDone: (work: number) => void;
}

/**
 * Reads what is a member's, batch by batch. Each batch is a statement of its own, so that no transaction is long and no
 * connection waits for the disk.
 */
export class MemberReading {
  readonly db: Db;
  readonly memberId: number;

  constructor(private readonly options: Options) {
    this.db = options.db;
    this.memberId = options.memberId;
  }

  /** Notes work that is done, and ends the reading when the process stops. */
  note(work: number): void {
    this.options.signal.throwIfAborted();
    this.options.onDone(work);
  }

  /** Reads all rows in their order. */
  async *batches<Row extends Position>(read: ReadBatch<Row>, limit = BATCH): AsyncGenerator<Row[]> {
    let after = BEGINNING;
    for (;;) {
      this.note(0);
      const rows = await read(this.db, { member: this.memberId, ...after, limit });
      const last = rows.at(-1);
      if (!last) return;
      yield rows;
      this.note(rows.length);
      if (rows.length < limit) return;
      after = { at: last.at, id: last.id };
    }
  }

  /** Reads all rows, each in the form of the archive. */
  async *each<Row extends Position, Form>(read: ReadBatch<Row>, formOf: (row: Row) => Form): AsyncGenerator<Form[]> {
    for await (const rows of this.batches(read)) yield rows.map(formOf);
  }
}
