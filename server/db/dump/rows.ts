import { SCHEMAS, type Session } from "./definitions.ts";

/** A table and how its rows are copied. */
export interface TableRows {
  /** The name with its schema, as it stands in the dump. */
  name: string;
  /** The columns without generated ones, which PostgreSQL computes again. */
  columns: string;
}

/** Lists the tables of the product, in the order in which they were created. */
export async function listTables(sql: Session): Promise<TableRows[]> {
  return sql<TableRows[]>`
    select c.oid::regclass::text as name,
      coalesce(string_agg(quote_ident(a.attname), ', ' order by a.attnum), '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      left join pg_attribute a
        on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and n.nspname = any (${SCHEMAS})
    group by c.oid order by c.oid`;
}

/**
 * Returns the statements that set the sequences. A sequence obeys no transaction, so its value is read after the rows:
 * it may be ahead of them, and is never behind.
 */
export async function sequenceValues(sql: Session): Promise<string[]> {
  const rows = await sql<{ text: string }[]>`
    select format('select pg_catalog.setval(%L, %s, %s)', c.oid::regclass,
      coalesce(pg_sequence_last_value(c.oid), s.seqstart),
      case when pg_sequence_last_value(c.oid) is null then 'false' else 'true' end) as text
    from pg_sequence s join pg_class c on c.oid = s.seqrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any (${SCHEMAS}) order by c.oid`;
  return rows.map(({ text }) => text);
}
