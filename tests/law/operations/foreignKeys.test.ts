import { readdirSync } from "node:fs";
import path from "node:path";
import { is } from "drizzle-orm";
import { getTableConfig, type PgColumn, PgDialect, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";

/*
 * When a row is deleted, PostgreSQL looks for the rows that reference it, once for each deleted row. Without an index it
 * reads the whole table each time: an account with a hundred posts could not be deleted from a large community.
 */

const SCHEMA = "server/db/schema";
const dialect = new PgDialect();

const modules: object[] = await Promise.all(
  readdirSync(SCHEMA).map((file) => import(path.resolve(SCHEMA, file)) as Promise<object>),
);
const tables = [...new Set(modules.flatMap((module) => Object.values(module)))].filter((value) => is(value, PgTable));

/** The columns of each key and index of a table that has all rows in which its first column is not null. */
function indexedBy(table: PgTable): string[][] {
  const { columns, indexes, primaryKeys, uniqueConstraints } = getTableConfig(table);
  const namesOf = (some: readonly object[]) => some.map((one) => ("name" in one ? String(one.name) : "an expression"));
  const whole = indexes.filter(({ config }) => {
    if (config.method !== "btree" && config.method !== undefined) return false;
    if (!config.where) return true;
    const [first = ""] = namesOf(config.columns);
    return dialect.sqlToQuery(config.where).sql === `${first} is not null`;
  });
  return [
    ...columns.filter(({ primary, isUnique }) => primary || isUnique).map(({ name }) => [name]),
    ...[...primaryKeys, ...uniqueConstraints].map((key) => namesOf(key.columns)),
    ...whole.map(({ config }) => namesOf(config.columns)),
  ];
}

/** The references of a table whose rows PostgreSQL could find by reading all of it only. */
function unindexed(table: PgTable): string[] {
  const { name, foreignKeys } = getTableConfig(table);
  const indexes = indexedBy(table);
  const isIndexed = (columns: readonly PgColumn[]) =>
    indexes.some((index) => columns.every((column) => index.slice(0, columns.length).includes(column.name)));
  return foreignKeys
    .map((key) => key.reference().columns)
    .filter((columns) => !isIndexed(columns))
    .map((columns) => `${name}.${columns.map((column) => column.name).join(", ")}`);
}

test("the rows that reference a deleted row are found by an index", () => {
  expect(tables.length).toBeGreaterThan(40);
  expect(tables.flatMap(unindexed).toSorted()).toEqual([]);
});
