import {
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLSchema,
  isListType,
  isObjectType,
} from "graphql";
import { foreignCursor } from "#server/core/pagination";

/** Signs the cursors of lists, and knows its own again. */
export interface CursorSeal {
  seal(list: string, position: string): string;
  /** Returns the position; null for a cursor of another list, or of somebody else. */
  open(list: string, cursor: string): string | null;
}

interface Connection {
  edges: readonly { cursor: string }[];
  pageInfo: { hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
}

/**
 * Seals the cursors of every list, and refuses those that we did not make for this list. Features know positions only.
 * A cursor is sealed when a document selects it. A page that was read after a cursor has one before it.
 */
export function sealCursors(schema: GraphQLSchema, seal: CursorSeal): void {
  const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !type.name.startsWith("__")
      ? Object.values(type.getFields()).map((field) => ({ field, list: `${type.name}.${field.name}` }))
      : [],
  );
  const lists = fields.filter(({ field }) => isCursorList(field));
  for (const { field, list } of lists) sealList(field, list, seal);
  for (const { field } of fields) {
    if (!isLoneEdge(field)) continue;
    const edge = getNamedType(field.type).name;
    const [of, ...others] = lists.filter(
      (one) => getNamedType(one.field.type).name === `${edge.slice(0, -4)}Connection`,
    );
    if (!of || others.length > 0) throw new Error(`${field.name} returns an ${edge}, which belongs to no single list.`);
    sealEdge(field, of.list, seal);
  }
}

const isCursorList = ({ type, args }: GraphQLField<unknown, unknown>) =>
  getNamedType(type).name.endsWith("Connection") && args.some(({ name }) => name === "after");

/** A mutation returns the changed item with its place in its list. */
const isLoneEdge = ({ type }: GraphQLField<unknown, unknown>) =>
  getNamedType(type).name.endsWith("Edge") && !isListType(getNullableType(type));

function sealList(field: GraphQLField<unknown, unknown>, list: string, seal: CursorSeal): void {
  const { resolve } = field;
  if (!resolve) throw new Error(`The list ${list} has no resolver.`);
  field.resolve = async (source, args: { after?: string | null }, context, info) => {
    const { after } = args;
    const position = after == null ? null : seal.open(list, after);
    if (after != null && position === null) throw foreignCursor();
    // The resolver of a list returns a connection; the schema's type says so.
    const page = (await resolve(source, { ...args, after: position }, context, info)) as Connection | null;
    return page && sealed(page, after != null, (cursor) => seal.seal(list, cursor));
  };
}

function sealEdge(field: GraphQLField<unknown, unknown>, list: string, seal: CursorSeal): void {
  const { resolve } = field;
  if (!resolve) throw new Error(`The field ${field.name} has no resolver.`);
  field.resolve = async (...call) => {
    const edge = (await resolve(...call)) as { cursor: string } | null;
    return edge && { ...edge, cursor: seal.seal(list, edge.cursor) };
  };
}

const sealed = (page: Connection, hasPreviousPage: boolean, seal: (position: string) => string): Connection => ({
  ...page,
  edges: page.edges.map((edge) => ({
    ...edge,
    get cursor() {
      return seal(edge.cursor);
    },
  })),
  pageInfo: {
    ...page.pageInfo,
    hasPreviousPage,
    get startCursor() {
      return page.pageInfo.startCursor === null ? null : seal(page.pageInfo.startCursor);
    },
    get endCursor() {
      return page.pageInfo.endCursor === null ? null : seal(page.pageInfo.endCursor);
    },
  },
});
