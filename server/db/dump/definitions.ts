import type postgres from "postgres";

/** A connection, or a transaction on it. */
export type Session = postgres.ISql;

/** The schemas of the product: its tables, the journal of its migrations, and the jobs that are still to be done. */
export const SCHEMAS = ["public", "drizzle", "graphile_worker"];

/** The statements that create everything in a database except its rows. */
export interface Definitions {
  /** What must be there before rows are loaded. */
  before: string[];
  /** What is created afterwards: an index is built faster at once than row by row, and no trigger sees old rows. */
  after: string[];
}

/**
 * Reads the definitions of everything in the schemas of the product, as PostgreSQL itself writes them. The caller has
 * emptied the search path, so every name contains its schema.
 * @throws Error for a kind of object that this file does not know: a dump without it would look whole.
 */
export async function readDefinitions(sql: Session): Promise<Definitions> {
  const unknown = await textsOf(sql, UNKNOWN);
  if (unknown.length > 0) throw new Error(`A backup cannot contain ${unknown.join(", ")}; see server/db/dump.`);
  const inOrder = async (queries: readonly string[]) => {
    const statements: string[] = [];
    for (const query of queries) statements.push(...(await textsOf(sql, query)));
    return statements;
  };
  return { before: await inOrder(BEFORE), after: await inOrder(AFTER) };
}

async function textsOf(sql: Session, query: string): Promise<string[]> {
  const rows = await sql.unsafe<{ text: string }[]>(query, [SCHEMAS]);
  return rows.map(({ text }) => text);
}

/** The condition for a row of a catalog that belongs to one of the schemas and to no extension. */
const ours = (catalog: string, row: string, schema: string) =>
  `${schema} = any (select oid from pg_namespace where nspname = any ($1::text[]))
   and not exists (select from pg_depend d
     where d.classid = '${catalog}'::regclass and d.objid = ${row} and d.deptype = 'e')`;

const UNKNOWN = `
  select format('%s (kind %s)', c.oid::regclass, c.relkind) as text from pg_class c
  where c.relkind not in ('r', 'i', 'S', 'v', 'c', 't') and ${ours("pg_class", "c.oid", "c.relnamespace")}
  union all
  select format('type %s', format_type(t.oid, null)) from pg_type t
  where t.typtype not in ('b', 'c') and ${ours("pg_type", "t.oid", "t.typnamespace")}
  union all
  select format('policy %I', p.polname) from pg_policy p join pg_class c on c.oid = p.polrelid
  where ${ours("pg_class", "c.oid", "c.relnamespace")}`;

const SCHEMA = `
  select format('create schema %I', nspname) as text from pg_namespace
  where nspname = any ($1::text[]) and nspname <> 'public' order by nspname`;

const EXTENSION = `
  select format('create extension if not exists %I with schema %I', e.extname, n.nspname) as text
  from pg_extension e join pg_namespace n on n.oid = e.extnamespace
  where n.nspname = any ($1::text[]) order by e.oid`;

const COMPOSITE_TYPE = `
  select format('create type %s as (%s)', c.oid::regclass,
    string_agg(format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod)), ', ' order by a.attnum)) as text
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind = 'c' and ${ours("pg_class", "c.oid", "c.relnamespace")}
  group by c.oid order by c.oid`;

/** Functions whose signature contains the row of a table come after the tables. */
const createFunction = (needsTables: boolean) => `
  select pg_get_functiondef(p.oid) as text from pg_proc p
  where p.prokind in ('f', 'p') and ${ours("pg_proc", "p.oid", "p.pronamespace")}
    and ${needsTables ? "" : "not"} exists (
      select from pg_type t left join pg_type item on item.oid = t.typelem
        join pg_class c on c.oid in (t.typrelid, item.typrelid) and c.relkind in ('r', 'v')
      where t.oid = p.prorettype or t.oid = any (p.proargtypes::oid[]) or t.oid = any (p.proallargtypes))
  order by p.oid`;

const sequenceOptions = (sequence: string) =>
  `format('start with %s increment by %s minvalue %s maxvalue %s cache %s%s', ${sequence}.seqstart,
    ${sequence}.seqincrement, ${sequence}.seqmin, ${sequence}.seqmax, ${sequence}.seqcache,
    case when ${sequence}.seqcycle then ' cycle' else '' end)`;

/** The sequence of an identity column comes with its table. */
const STANDALONE = `pg_sequence s join pg_class c on c.oid = s.seqrelid
  where not exists (select from pg_depend i where i.objid = c.oid and i.deptype = 'i')
    and ${ours("pg_class", "c.oid", "c.relnamespace")} order by c.oid`;

const SEQUENCE = `
  select format('create sequence %s as %s %s', c.oid::regclass, format_type(s.seqtypid, null), ${sequenceOptions("s")}) as text
  from ${STANDALONE}`;

const TABLE = `
  select format('create %stable %s (%s)%s', case c.relpersistence when 'u' then 'unlogged ' else '' end,
    c.oid::regclass, string_agg(concat_ws(' ', quote_ident(a.attname), format_type(a.atttypid, a.atttypmod),
      case when a.attcollation <> t.typcollation then
        (select format('collate %I.%I', n.nspname, l.collname)
         from pg_collation l join pg_namespace n on n.oid = l.collnamespace where l.oid = a.attcollation) end,
      case
        when a.attgenerated <> '' then format('generated always as (%s) %s', pg_get_expr(e.adbin, e.adrelid),
          case a.attgenerated when 's' then 'stored' else 'virtual' end)
        when a.attidentity <> '' then format('generated %s as identity (sequence name %s %s)',
          case a.attidentity when 'a' then 'always' else 'by default' end, s.seqrelid::regclass, ${sequenceOptions("s")})
        when e.adbin is not null then 'default ' || pg_get_expr(e.adbin, e.adrelid)
      end,
      case when a.attnotnull then 'not null' end), ', ' order by a.attnum),
    ' with (' || array_to_string(c.reloptions, ', ') || ')') as text
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    left join pg_attrdef e on e.adrelid = c.oid and e.adnum = a.attnum
    left join pg_depend i on a.attidentity <> '' and i.classid = 'pg_class'::regclass and i.deptype = 'i'
      and i.refclassid = 'pg_class'::regclass and i.refobjid = c.oid and i.refobjsubid = a.attnum
    left join pg_sequence s on s.seqrelid = i.objid
  where c.relkind = 'r' and ${ours("pg_class", "c.oid", "c.relnamespace")}
  group by c.oid order by c.oid`;

const OWNED_SEQUENCE = `
  select format('alter sequence %s owned by %s.%I', c.oid::regclass, d.refobjid::regclass, a.attname) as text
  from pg_class c join pg_depend d on d.objid = c.oid and d.deptype = 'a' and d.classid = 'pg_class'::regclass
    and d.refclassid = 'pg_class'::regclass
    join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
  where c.relkind = 'S' and ${ours("pg_class", "c.oid", "c.relnamespace")} order by c.oid`;

const VIEW = `
  select format('create view %s%s as %s', c.oid::regclass, ' with (' || array_to_string(c.reloptions, ', ') || ')',
    rtrim(pg_get_viewdef(c.oid), ';')) as text
  from pg_class c where c.relkind = 'v' and ${ours("pg_class", "c.oid", "c.relnamespace")} order by c.oid`;

const STATISTICS_TARGET = `
  select format('alter table %s alter column %I set statistics %s', c.oid::regclass, a.attname, a.attstattarget) as text
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind = 'r' and a.attstattarget >= 0 and ${ours("pg_class", "c.oid", "c.relnamespace")}
  order by c.oid, a.attnum`;

const ROW_SECURITY = `
  select format('alter table %s enable row level security', c.oid::regclass) as text
  from pg_class c where c.relrowsecurity and ${ours("pg_class", "c.oid", "c.relnamespace")} order by c.oid`;

/** Keys come before the foreign keys that refer to them. PostgreSQL writes "not null" as a constraint too (kind n). */
const CONSTRAINT = `
  select format('alter table only %s add constraint %I %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) as text
  from pg_constraint k
  where k.conrelid <> 0 and k.contype in ('p', 'u', 'x', 'c', 'f') and ${ours("pg_class", "k.conrelid", "k.connamespace")}
  order by array_position(array['p', 'u', 'x', 'c', 'f'], k.contype::text), k.oid`;

const INDEX = `
  select pg_get_indexdef(x.indexrelid) as text from pg_index x join pg_class c on c.oid = x.indrelid
  where c.relkind = 'r' and x.indisvalid and ${ours("pg_class", "c.oid", "c.relnamespace")}
    and not exists (select from pg_constraint k where k.conindid = x.indexrelid and k.contype in ('p', 'u', 'x'))
  order by x.indexrelid`;

const EXTENDED_STATISTICS = `
  select pg_get_statisticsobjdef(s.oid) as text from pg_statistic_ext s
  where ${ours("pg_statistic_ext", "s.oid", "s.stxnamespace")} order by s.oid`;

const TRIGGER = `
  select pg_get_triggerdef(t.oid) as text from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not t.tgisinternal and ${ours("pg_class", "c.oid", "c.relnamespace")} order by t.oid`;

const BEFORE = [
  SCHEMA,
  EXTENSION,
  COMPOSITE_TYPE,
  SEQUENCE,
  createFunction(false),
  TABLE,
  OWNED_SEQUENCE,
  VIEW,
  createFunction(true),
];
const AFTER = [STATISTICS_TARGET, CONSTRAINT, INDEX, EXTENDED_STATISTICS, TRIGGER, ROW_SECURITY];
