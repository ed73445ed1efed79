import { Column, getTableName, is, noopDecoder, SQL, type DriverValueDecoder } from "drizzle-orm";

/** A selected column: where its value goes in the object of a row, and how it is read. */
export interface SelectedField {
  readonly path: readonly string[];
  readonly field: unknown;
}

type Row = readonly unknown[];
type Fill = (target: Record<string, unknown>, row: Row) => void;

/**
 * Creates a function that converts rows of values to objects exactly as Drizzle does. Drizzle finds out for each value
 * of each row what kind of column it has and where it belongs; this finds it out once for a statement.
 * @param joinsNotNullableMap by table, whether a joined table always has a row; where it has none, its object is null.
 */
export function rowMapper<Result>(
  fields: readonly SelectedField[],
  joinsNotNullableMap: Readonly<Record<string, boolean>> | undefined,
): (rows: readonly Row[]) => Result[] {
  const fill = filling(fields, 0);
  const nullable = joinsNotNullableMap ? absentObjects(fields, joinsNotNullableMap) : [];
  return (rows) =>
    rows.map((row) => {
      const result: Record<string, unknown> = {};
      fill(result, row);
      for (const { name, isAbsent } of nullable) if (isAbsent(row)) result[name] = null;
      // The statement's own type says what its rows are.
      return result as Result;
    });
}

/** Groups the fields by their names at a depth, in the order of their first column. */
function filling(fields: readonly (SelectedField & { at?: number })[], depth: number): Fill {
  const parts = new Map<string, (SelectedField & { at: number })[]>();
  for (const [position, field] of fields.entries()) {
    const name = field.path[depth] ?? "";
    parts.set(name, [...(parts.get(name) ?? []), { ...field, at: field.at ?? position }]);
  }
  const fills = [...parts].map(([name, own]): Fill => {
    const [first] = own;
    if (first && first.path.length === depth + 1) return valueFill(name, first.at, decoderOf(first.field));
    const inner = filling(own, depth + 1);
    return (target, row) => {
      const object: Record<string, unknown> = {};
      inner(object, row);
      target[name] = object;
    };
  });
  return (target, row) => {
    for (const fillPart of fills) fillPart(target, row);
  };
}

function valueFill(name: string, at: number, decoder: DriverValueDecoder<unknown, unknown> | null): Fill {
  if (!decoder) return (target, row) => void (target[name] = row[at]);
  return (target, row) => {
    const value = row[at];
    target[name] = value === null ? null : decoder.mapFromDriverValue(value);
  };
}

/** Returns null for a decoder that changes nothing. */
function decoderOf(field: unknown): DriverValueDecoder<unknown, unknown> | null {
  const decoder = is(field, Column) ? field : sqlOf(field)["decoder"];
  if (decoder === noopDecoder) return null;
  if (is(decoder, Column) && decoder.mapFromDriverValue === Column.prototype.mapFromDriverValue) return null;
  return decoder as DriverValueDecoder<unknown, unknown>;
}

/** An expression, an expression with a name, or a part of the statement: each holds the decoder of its values. */
function sqlOf(field: unknown): Record<string, unknown> {
  const named = field as { sql?: unknown; _?: { sql?: unknown } };
  // Drizzle keeps the decoder from its users; it calls it for each value.
  return (is(field, SQL) ? field : (named.sql ?? named._?.sql)) as Record<string, unknown>;
}

/** Finds the objects that stand for a joined table, and how to know that it had no row: its first column is null. */
function absentObjects(fields: readonly SelectedField[], joins: Readonly<Record<string, boolean>>) {
  const tables = new Map<string, { at: number; names: Set<string> }>();
  for (const [at, { path, field }] of fields.entries()) {
    const [name = ""] = path;
    if (path.length !== 2 || !is(field, Column)) continue;
    const known = tables.get(name) ?? { at, names: new Set() };
    tables.set(name, { ...known, names: known.names.add(getTableName(field.table)) });
  }
  return [...tables].flatMap(([name, { at, names }]) => {
    const [table = ""] = names;
    if (names.size > 1 || joins[table]) return [];
    return [{ name, isAbsent: (row: Row) => row[at] === null }];
  });
}
