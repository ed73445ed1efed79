import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { DbOrTx } from "#server/db/client";
import type { Position } from "./contents.model.ts";

/** The values of a statement that reads a batch of what is a member's. */
export interface BatchValues extends Position, Record<string, unknown> {
  member: number;
  limit: number;
}

/** Reads a batch of rows, each with its position. */
export type ReadBatch<Row extends Position> = (db: DbOrTx, values: BatchValues) => Promise<Row[]>;

export const member = sql.placeholder("member");

/** The rows after the position that the former batch has reached, the oldest first. */
export const after = (moment: SQLWrapper, id: SQLWrapper): SQL =>
  sql`(${moment}, ${id}) > (${sql.placeholder("at")}::timestamptz, ${sql.placeholder("id")}::bigint)`;

export const limit = sql.placeholder("limit");
