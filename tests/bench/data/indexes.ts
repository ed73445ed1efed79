import type { Sql } from "postgres";

/** An index or key, by the statements that remove it and create it again. */
interface Removed {
  remove: string;
  create: string;
}

/**
 * Returns the indexes of the product's tables, and the keys to which no other table refers: without them a fill takes
 * a fraction of the time, and an index that is built at the end is as small as it can be.
 */
export const removableIndexes = (sql: Sql): Promise<Removed[]> =>
  sql<Removed[]>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as remove,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
    from pg_constraint as key
    where connamespace = current_schema()::regnamespace and contype in ('p', 'u')
      and not exists (select from pg_constraint as other where other.contype = 'f' and other.conindid = key.conindid)
    union all
    select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
    from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = current_schema()::regnamespace
      and not exists (select from pg_constraint as key where key.conindid = indexrelid)`;
