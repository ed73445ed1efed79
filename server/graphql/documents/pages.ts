import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLSchema,
  GraphQLNonNull,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  visit,
} from "graphql";
import type { CompiledQuery } from "graphql-jit";
import { isShared } from "#server/core/sharedObjects";
import type { GraphQLContext } from "#server/graphql/context";
import { SharedAnswers } from "#server/graphql/shared";
import { compileDocument } from "./compiled.ts";

/** Runs a document; null where only the usual way can answer it, because something has failed. */
export type RunPage = (context: GraphQLContext, variables: Record<string, unknown>) => Promise<string | null>;

/**
 * Prepares a document that consists of one page of a list: the page is executed without its items, and each item by
 * itself. An item that is the same object for many viewers is executed once for all to whom it looks the same
 * (`SharedAnswers`), and its text is put into the answer as it is.
 * @returns null for a document of another form.
 */
export function compilePage(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): RunPage | null {
  const parts = partsOf(schema, document, operation);
  const page = parts && compileDocument(pageSchema(parts), pageDocument(document, operation, parts));
  const item = parts && compileDocument(itemSchema(parts), itemDocument(document, operation, parts));
  if (!page || !item) return null;
  const list = nameOf(parts.list);
  const edges = nameOf(parts.edges);
  const gap = `"${edges}":[]`;
  const texts = itemTexts(item);
  return async (context, variables) => {
    const result = await page.query(undefined, context, variables);
    if (!("data" in result) || result.errors) return null;
    // The document has this form.
    const connection = (result.data as Record<string, Record<string, unknown>>)[list];
    const items = await texts((connection?.[edges] ?? []) as readonly Edge[], context);
    if (!connection || !items) return null;
    connection[edges] = [];
    const text = JSON.stringify({ data: result.data });
    // No text of a member can contain it, because its quotation marks would be escaped.
    const at = text.indexOf(gap) + gap.length - 1;
    return `${text.slice(0, at)}${items.join(",")}${text.slice(at)}`;
  };
}

interface Edge {
  node: unknown;
}

const BEGIN = '{"data":{"edge":';
const END = "}}";

/** Returns the texts of edges; null when one of them has errors. */
function itemTexts({ query }: CompiledQuery) {
  const shared = new SharedAnswers();
  const execute = (edge: Edge) => async (context: GraphQLContext) => query(edge, context, {});
  const textOf = async (edge: Edge, context: GraphQLContext): Promise<string | null> => {
    const result = isShared(edge.node)
      ? await shared.answer(edge.node, "", context, execute(edge))
      : await execute(edge)(context);
    if (result.errors || !result.data) return null;
    return shared.textOf(result) ?? JSON.stringify({ data: result.data });
  };
  return async (edges: readonly Edge[], context: GraphQLContext): Promise<string[] | null> => {
    const known = edges.map(({ node }) => shared.known(node, "", context));
    const texts = known.every((text) => text !== undefined)
      ? known
      : await Promise.all(edges.map(async (edge, at) => known[at] ?? textOf(edge, context)));
    return texts.every((text) => text !== null) ? texts.map((text) => text.slice(BEGIN.length, -END.length)) : null;
  };
}

interface Parts {
  /** The type of the edges and of their list. */
  edge: GraphQLObjectType;
  connection: GraphQLObjectType;
  query: GraphQLObjectType;
  /** The only field of the document, and in it the field of the edges. */
  list: FieldNode;
  edges: FieldNode;
}

function partsOf(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Parts | null {
  const query = schema.getQueryType();
  const [list, ...others] = fieldsOf(operation.selectionSet.selections) ?? [];
  if (!query || operation.operation !== "query" || !list || others.length > 0) return null;
  const { extensions, type } = query.getFields()[list.name.value] ?? {};
  const connection = type && getNamedType(type);
  if (!extensions?.["hasSharedItems"] || !isObjectType(connection)) return null;
  const [edges, ...more] = fieldsOf(list.selectionSet?.selections)?.filter(({ name }) => name.value === "edges") ?? [];
  const edge = getNamedType(connection.getFields()["edges"]?.type);
  if (!edges || more.length > 0 || !isObjectType(edge) || usesVariables(document, edges)) return null;
  return { edge, connection, query, list, edges };
}

/** Returns the fields without `__typename`; null when some are in fragments or depend on a directive. */
function fieldsOf(selections: OperationDefinitionNode["selectionSet"]["selections"] = []): FieldNode[] | null {
  const fields = selections.flatMap((part) => (part.kind === Kind.FIELD && !part.directives?.length ? [part] : []));
  return fields.length < selections.length ? null : fields.filter(({ name }) => name.value !== "__typename");
}

/** Checks whether a field has variables, itself or in a fragment of the document: its value then is not always the same. */
function usesVariables(document: DocumentNode, field: FieldNode): boolean {
  let found = false;
  const Variable = () => void (found = true);
  visit(field, { Variable });
  for (const fragment of fragmentsOf(document)) visit(fragment, { Variable });
  return found;
}

const fragmentsOf = ({ definitions }: DocumentNode): FragmentDefinitionNode[] =>
  definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);

const nameOf = ({ alias, name }: FieldNode): string => (alias ?? name).value;

/** Edges as a value that is passed on as it is. */
const Edges = new GraphQLScalarType({ name: "Edges", serialize: (edges) => edges });

/** The same list, whose edges are not executed. */
function pageSchema({ connection, query, list }: Parts): GraphQLSchema {
  const { fields, ...config } = connection.toConfig();
  const shell = new GraphQLObjectType({
    ...config,
    fields: { ...fields, edges: { ...fields["edges"], type: new GraphQLNonNull(Edges) } },
  });
  const { fields: roots, ...root } = query.toConfig();
  const name = list.name.value;
  return new GraphQLSchema({
    query: new GraphQLObjectType({ ...root, fields: { [name]: { ...roots[name], type: new GraphQLNonNull(shell) } } }),
  });
}

function pageDocument(document: DocumentNode, operation: OperationDefinitionNode, { edges }: Parts): DocumentNode {
  const own = visit(operation, {
    Field: (field) => (field === edges ? { ...field, selectionSet: undefined } : undefined),
  });
  return { ...document, definitions: [own, ...fragmentsOf(document)] };
}

/** One edge, which the caller provides. */
function itemSchema({ edge, query }: Parts): GraphQLSchema {
  const fields = { edge: { type: new GraphQLNonNull(edge), resolve: (source: unknown) => source } };
  return new GraphQLSchema({ query: new GraphQLObjectType({ name: query.name, fields }) });
}

function itemDocument(document: DocumentNode, operation: OperationDefinitionNode, { edges }: Parts): DocumentNode {
  const { alias: _, ...field } = edges;
  const edge: FieldNode = { ...field, name: { kind: Kind.NAME, value: "edge" } };
  const own: OperationDefinitionNode = {
    ...operation,
    variableDefinitions: [],
    selectionSet: { kind: Kind.SELECTION_SET, selections: [edge] },
  };
  return { ...document, definitions: [own, ...fragmentsOf(document)] };
}
