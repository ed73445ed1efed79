import {
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import { chargeOf } from "#server/graphql/cost/charges";

type Field = GraphQLField<unknown, unknown>;

/** A field of the schema that answers a list, or something that it counts, as its type and name. */
export interface ListField {
  name: string;
  /** Returns a document with one page of the list; of a connection also its total, if asked for. */
  documentOf(options: { first: number; total: boolean }): string;
  isConnection: boolean;
}

/** The values of arguments that have to be set, by type, field and argument, or by field and argument. */
export type ArgumentValues = Readonly<Record<string, string>>;

/**
 * Returns every field of the schema that answers a list or is charged by itself, each in a document by the shortest path
 * from a root, and the names of those to which no path leads.
 */
export function listFields(
  schema: GraphQLSchema,
  values: ArgumentValues,
): { fields: ListField[]; unreachable: string[] } {
  const paths = shortestPaths(schema, values);
  const fields: ListField[] = [];
  const unreachable: string[] = [];
  for (const type of objectTypes(schema)) {
    if (isPage(type)) continue;
    for (const field of Object.values(type.getFields())) {
      if (!isList(field) && !isChargedLeaf(field)) continue;
      const path = paths.get(type.name);
      if (path) fields.push(toListField(path, type, field, values));
      else unreachable.push(`${type.name}.${field.name}`);
    }
  }
  return { fields, unreachable };
}

const isChargedLeaf = (field: Field) => isLeafType(getNamedType(field.type)) && chargeOf(field).points !== undefined;
const isList = (field: Field) => isListType(getNullableType(field.type)) || isConnection(field);
const isConnection = (field: Field) => /(?:Connection|Page)$/.test(getNamedType(field.type).name);
/** The lists of a page are those of the field that answers the page, apart from what stands beside its items. */
const isPage = (type: GraphQLObjectType) => /(?:Connection|Page)$/.test(type.name) && !hasMore(type);
const hasMore = (type: GraphQLObjectType) =>
  Object.values(type.getFields()).some(({ name, type: of }) => isListType(getNullableType(of)) && !isItems(name));
const isItems = (name: string) => name === "edges" || name === "items";

const objectTypes = (schema: GraphQLSchema): GraphQLObjectType[] =>
  Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLObjectType =>
      isObjectType(type) &&
      !type.name.startsWith("__") &&
      type !== schema.getMutationType() &&
      type !== schema.getSubscriptionType(),
  );

/** Wraps a selection into the fields that lead to its type. */
type Path = (selection: string) => string;

function shortestPaths(schema: GraphQLSchema, values: ArgumentValues): Map<string, Path> {
  const query = schema.getQueryType();
  if (!query) throw new Error("The schema has no queries.");
  const paths = new Map<string, Path>([[query.name, (selection) => `{ ${selection} }`]]);
  let next: GraphQLObjectType[] = [query];
  while (next.length > 0) {
    const found: GraphQLObjectType[] = [];
    for (const type of next) {
      const before = paths.get(type.name);
      for (const field of sorted(Object.values(type.getFields()))) {
        const of = getNamedType(field.type);
        const call = callOf(type, field, values, 1);
        if (!before || !isObjectType(of) || paths.has(of.name) || call === null) continue;
        paths.set(of.name, (selection) => before(`${call} { ${selection} }`));
        found.push(of);
      }
    }
    next = found;
  }
  return paths;
}

/** Fields of one object before lists, and those that name it before others. */
const sorted = (fields: Field[]) => fields.toSorted((a, b) => weightOf(a) - weightOf(b));
const weightOf = (field: Field) => (isList(field) ? 2 : 0) + (field.args.some(isRequired) ? 0 : 1);

const isRequired = ({ type, defaultValue }: GraphQLArgument) => isNonNullType(type) && defaultValue === undefined;

/** Writes a field with its arguments; null when one that has to be set has no value. */
function callOf(type: GraphQLObjectType, field: Field, values: ArgumentValues, first: number): string | null {
  const args: string[] = [];
  for (const arg of field.args) {
    const value = values[`${type.name}.${field.name}.${arg.name}`];
    if (arg.name === "first") args.push(`first: ${first}`);
    else if (value !== undefined) args.push(`${arg.name}: ${value}`);
    else if (isRequired(arg)) return null;
  }
  return args.length > 0 ? `${field.name}(${args.join(", ")})` : field.name;
}

/**
 * Returns documents in which each item of a list has a list of its own, both as long as a document may be: of each pair
 * a long list with short ones, and a short list with long ones.
 */
export function nestedDocuments(schema: GraphQLSchema, values: ArgumentValues, isLegal: (document: string) => boolean) {
  const paths = shortestPaths(schema, values);
  const documents = new Set<string>();
  for (const outer of pagesOf(schema)) {
    const path = paths.get(outer.type.name);
    const items = objectsOf(outer.field);
    for (const inner of pagesOf(schema).filter(({ type }) => path && items.some(({ name }) => name === type.name))) {
      const write = (n: number, m: number) => path?.(nested(outer, inner, { n, m, values })) ?? "";
      for (const most of [(m: number) => write(50, m), (m: number) => write(m, 50)]) {
        const size = SIZES.find((m) => isLegal(most(m)));
        if (size !== undefined) documents.add(most(size));
      }
    }
  }
  return [...documents];
}

/** Page sizes to try, the largest first. */
const SIZES = [50, 40, 30, 25, 20, 15, 12, 10, 8, 6, 5, 4, 3, 2, 1];

interface Page {
  type: GraphQLObjectType;
  field: Field;
}

const pagesOf = (schema: GraphQLSchema): Page[] =>
  objectTypes(schema).flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => field.args.some(({ name }) => name === "first"))
      .map((field) => ({ type, field })),
  );

/** Returns documents that ask the dearest fields of the roots as often as a document may. */
export function repeatedDocuments(
  schema: GraphQLSchema,
  values: ArgumentValues,
  isLegal: (document: string) => boolean,
) {
  const paths = shortestPaths(schema, values);
  return pagesOf(schema).flatMap(({ type, field }) => {
    const path = paths.get(type.name);
    const call = callOf(type, field, values, 50);
    if (!path || call === null) return [];
    const one = `${call} ${selectionOf(getNamedType(field.type), true)}`;
    const write = (times: number) => path(Array.from({ length: times }, (_, n) => `a${n}: ${one}`).join(" "));
    const times = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1].find((number) => isLegal(write(number)));
    return times === undefined ? [] : [write(times)];
  });
}

/** Returns the types of a list's items and of the objects in them. */
function objectsOf(field: Field): GraphQLObjectType[] {
  const item = itemOf(field);
  const inner = item
    ? Object.values(item.getFields()).flatMap((of) => (isList(of) ? [] : [getNamedType(of.type)]))
    : [];
  return [item, ...inner].filter((type) => isObjectType(type));
}

function itemOf(field: Field): GraphQLObjectType | undefined {
  let type: unknown = getNamedType(field.type);
  for (const name of ["edges", "items", "node"]) {
    const next: unknown = isObjectType(type) && type.getFields()[name] && getNamedType(type.getFields()[name]?.type);
    if (isObjectType(next)) type = next;
  }
  return isObjectType(type) ? type : undefined;
}

interface Nesting {
  /** The number of items of the outer list, and of each inner one. */
  n: number;
  m: number;
  values: ArgumentValues;
}

function nested(outer: Page, inner: Page, { n, m, values }: Nesting): string {
  const item = itemOf(outer.field);
  const own = `${callOf(inner.type, inner.field, values, m)} ${selectionOf(getNamedType(inner.field.type), true)}`;
  const holder = Object.values(item?.getFields() ?? {}).find(({ type }) => getNamedType(type) === inner.type);
  const within = item === inner.type || !holder ? own : `${holder.name} { ${own} }`;
  const wrap = selectionOf(getNamedType(outer.field.type), false);
  const opening = ["node {", "items {", "{"].find((text) => wrap.includes(text)) ?? "";
  const at = wrap.indexOf(opening) + opening.length;
  return `${callOf(outer.type, outer.field, values, n)} ${wrap.slice(0, at)} ${within} ${wrap.slice(at)}`;
}

function toListField(path: Path, type: GraphQLObjectType, field: Field, values: ArgumentValues): ListField {
  return {
    name: `${type.name}.${field.name}`,
    isConnection: isConnection(field),
    documentOf({ first, total }) {
      const call = callOf(type, field, values, first) ?? field.name;
      return path(`${call} ${selectionOf(getNamedType(field.type), total)}`);
    },
  };
}

/** Selects what stands in the items themselves: everything but objects and what is charged by itself. */
function selectionOf(type: unknown, total: boolean): string {
  if (!isObjectType(type)) return "";
  const parts: string[] = [];
  for (const field of Object.values(type.getFields())) {
    const of = getNamedType(field.type);
    if (isItems(field.name) || field.name === "node") parts.push(`${field.name} ${selectionOf(of, total)}`);
    else if (
      field.name === "totalCount" ? total : isLeafType(of) && !isChargedLeaf(field) && !field.args.some(isRequired)
    )
      parts.push(field.name);
    else if (field.name === "pageInfo") parts.push("pageInfo { hasNextPage endCursor }");
  }
  return parts.length > 0 ? `{ ${parts.join(" ")} }` : "{ __typename }";
}
