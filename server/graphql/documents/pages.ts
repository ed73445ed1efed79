import {
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLSchema,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  visit,
} from "graphql";
import type { CompiledQuery } from "graphql-jit";
import { isShared } from "#server/cache/renderedOnce";
import type { Tally } from "#server/cache/tally";
import type { GraphQLContext } from "#server/graphql/context";
import { SharedAnswers } from "#server/graphql/shared";
import { compileDocument } from "./compiled.ts";

/** Runs a document; null where only the usual way can answer it, because something has failed. */
export type RunPage = (context: GraphQLContext, variables: Record<string, unknown>) => Promise<string | null>;

/**
 * Prepares a document that consists of one page of a list: the page is executed without its items, and each item by
 * itself. An item that is the same object for many viewers is executed once for all to whom it looks the same
 * (`SharedAnswers`), and its text is put into the answer as it is.
 * @param tally counts the items that are answered again.
 * @returns null for a document of another form.
 */
export function compilePage(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  tally: Tally | null,
): RunPage | null {
  const parts = partsOf(schema, document, operation);
  const page = parts && compileDocument(pageSchema(parts), pageDocument(document, operation, parts));
  const item = parts && compileDocument(itemSchema(parts), itemDocument(document, operation, parts));
  if (!page || !item) return null;
  const list = nameOf(parts.list);
  const edges = nameOf(parts.edges);
  const gap = `"${edges}":[]`;
  const texts = itemTexts(item, tally);
  return async (context, variables) => {
    const result = await page.query(undefined, context, variables);
    if (!("data" in result) || result.errors) return null;
    // The document has this form.
    const connection = (result.data as Record<string, Record<string, unknown>>)[list];
    const items = await texts((connection?.[edges] ?? []) as readonly Edge[], context);
    if (!connection || items === null) return null;
    connection[edges] = [];
    const text = JSON.stringify({ data: result.data });
    // No text of a member can contain it, because its quotation marks would be escaped.
    const at = text.indexOf(gap) + gap.length - 1;
    return `${text.slice(0, at)}${items}${text.slice(at)}`;
  };
}

interface Edge {
  node: unknown;
}

const BEGIN = '{"data":{"edges":[';
const END = "]}}";

/** Returns the text of edges, as they stand in the answer; null when one of them has errors. */
function itemTexts({ query }: CompiledQuery, tally: Tally | null) {
  const shared = new SharedAnswers(tally);
  const execute = (edges: readonly Edge[]) => async (context: GraphQLContext) => query(edges, context, {});
  const inner = (text: string) => text.slice(BEGIN.length, -END.length);
  const textOf = (result: ExecutionResult): string | null =>
    result.errors || !result.data ? null : inner(shared.textOf(result) ?? JSON.stringify({ data: result.data }));
  const textFor = async (edge: Edge, context: GraphQLContext, known?: string): Promise<string | null> => {
    if (known !== undefined) return inner(known);
    const act = execute([edge]);
    return textOf(isShared(edge.node) ? await shared.answer(edge.node, "", context, act) : await act(context));
  };
  return async (edges: readonly Edge[], context: GraphQLContext): Promise<string | null> => {
    if (!edges.some(({ node }) => isShared(node))) return textOf(await execute(edges)(context));
    const known = edges.map(({ node }) => shared.known(node, "", context));
    if (known.every((text) => text !== undefined)) return known.map(inner).join(",");
    const texts = await Promise.all(edges.map((edge, at) => textFor(edge, context, known[at])));
    return texts.every((text) => text !== null) ? texts.join(",") : null;
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

/** A list of edges, which the caller provides. */
function itemSchema({ edge, query }: Parts): GraphQLSchema {
  const type = new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(edge)));
  const fields = { edges: { type, resolve: (edges: unknown) => edges } };
  return new GraphQLSchema({ query: new GraphQLObjectType({ name: query.name, fields }) });
}

function itemDocument(document: DocumentNode, operation: OperationDefinitionNode, { edges }: Parts): DocumentNode {
  const { alias: _, ...field } = edges;
  const own: OperationDefinitionNode = {
    ...operation,
    variableDefinitions: [],
    selectionSet: { kind: Kind.SELECTION_SET, selections: [field] },
  };
  return { ...document, definitions: [own, ...fragmentsOf(document)] };
}
