import { readFileSync } from "node:fs";
import {
  buildSchema,
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isNonNullType,
  isObjectType,
} from "graphql";

export const schema: GraphQLSchema = buildSchema(readFileSync("schema.graphql", "utf8"));

/** A list that is read by cursors: the field of a type. */
export interface CursorList {
  type: string;
  field: string;
  /** Returns its field in a document, read after a cursor. */
  after(cursor: string | null, selection: string): string;
}

const VALUES: Record<string, string> = { String: '"solar"', ID: '"1"', Int: "5" };

/** Every list of some types that is read by cursors; arguments that it requires have some value. */
export function cursorLists(...types: string[]): CursorList[] {
  return types.flatMap((name) => {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new Error(`The schema has no type ${name}.`);
    return Object.values(type.getFields())
      .filter((field) => isCursorList(field))
      .map((field) => ({ type: name, field: field.name, after: writer(field) }));
  });
}

const isCursorList = ({ type, args }: GraphQLField<unknown, unknown>) =>
  getNamedType(type).name.endsWith("Connection") && args.some(({ name }) => name === "after");

/** Some value of a type, as a document writes it. */
export const valueOf = (type: GraphQLNamedType): string =>
  isEnumType(type) ? (type.getValues()[0]?.name ?? "null") : (VALUES[type.name] ?? "null");

const writer =
  ({ name, args }: GraphQLField<unknown, unknown>) =>
  (cursor: string | null, selection: string): string => {
    const required = args
      .filter((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined)
      .map((arg) => `${arg.name}: ${valueOf(getNamedType(arg.type))}`);
    const written = [...required, "first: 1", `after: ${JSON.stringify(cursor)}`];
    return `${name}(${written.join(", ")}) { ${selection} }`;
  };
