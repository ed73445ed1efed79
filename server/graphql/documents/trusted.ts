import {
  type DocumentNode,
  getOperationAST,
  getVariableValues,
  type GraphQLSchema,
  type OperationDefinitionNode,
  parse,
  validate,
  visit,
} from "graphql";
import type { CompiledQuery } from "graphql-jit";
import type { Logger } from "pino";
import { refuseDeadToken } from "#server/core/viewer";
import type { Caches } from "#server/cache/caches";
import type { Tally } from "#server/cache/tally";
import type { ChargeCost } from "#server/platform/limits/readLimits";
import { compileDocument } from "./compiled.ts";
import { compilePage, type RunPage } from "./pages.ts";
import type { GraphQLContext } from "#server/graphql/context";
import { type ExecutionError, formatError, type FormattedError } from "#server/graphql/errors";
import { mayChangePosts } from "#server/graphql/changes";
import { judge } from "#server/graphql/cost/limits";
import type { Writes } from "#server/platform/writes";

/** The texts of the documents that our own client was built with, by SHA-256. */
export type Manifest = Readonly<Record<string, string>>;

/** A request that names a document by its hash instead of its text. */
export interface HashedCall {
  hash: string;
  variables: Record<string, unknown>;
}

export interface TrustedAnswer {
  status: number;
  /** The answer as JSON. */
  body: string;
  /** The operation for log and metrics; null when nothing ran. */
  ran: { operation: string | null; cost: number; viewerId: number | undefined } | null;
}

interface Compiled {
  operation: OperationDefinitionNode;
  run: CompiledQuery;
  mayChangePosts: boolean;
  /** Null for documents that do not consist of one page. */
  runPage: RunPage | null;
  /** Returns the cost of the document with these variables. @throws DomainError when it is too expensive. */
  costOf(variables: Record<string, unknown>): number;
}

interface Parts {
  schema: GraphQLSchema;
  manifest: Manifest;
  suggest: boolean;
  log: Logger;
  charge: ChargeCost;
  writes: Writes;
  caches: Pick<Caches, "own">;
}

export type AnswerTrusted = (call: HashedCall, context: () => Promise<GraphQLContext>) => Promise<TrustedAnswer>;

/**
 * Answers our own client's documents with the same resolvers and under the same limits as all others, but parses,
 * checks and compiles each only once. For an unknown hash it returns the standard error, and the client then sends the
 * text.
 */
export function createTrusted({ schema, manifest, suggest, log, charge, writes, caches }: Parts): AnswerTrusted {
  const tally = caches.own({ name: "posts of GraphQL", max: null });
  const compiled = new Map<string, Compiled | null>();

  const find = (hash: string): Compiled | null => {
    const known = compiled.get(hash);
    if (known !== undefined) return known;
    const text = Object.hasOwn(manifest, hash) ? manifest[hash] : undefined;
    if (text === undefined) return null;
    const fresh = compile(schema, text, tally);
    if (!fresh) log.warn({ document: hash }, "a trusted document does not fit the schema");
    compiled.set(hash, fresh);
    return fresh;
  };

  return async ({ hash, variables }, contextOf) => {
    const document = find(hash);
    if (!document) return { status: 200, body: NOT_FOUND, ran: null };
    const operation = document.operation.name?.value ?? null;
    const context = await contextOf();
    const format = (error: ExecutionError): FormattedError =>
      formatError(error, error, {
        requestId: context.requestId,
        suggest,
        onBug: (err) => log.error({ err, requestId: context.requestId, operation }, "GraphQL operation failed"),
      });
    const refuse = (errors: unknown) => ({ status: 400, body: JSON.stringify({ errors }), ran: null });
    let cost: number;
    try {
      cost = document.costOf(variables);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      return refuse([format(error)]);
    }
    if (document.operation.operation === "query") refuseDeadToken(context);
    charge(context, cost);
    const ran = { operation, cost, viewerId: context.viewer?.id };
    const page = document.runPage && (await document.runPage(context, variables));
    if (page !== null) return { status: 200, body: page, ran };
    const result = await document.run.query(undefined, context, variables);
    if (document.mayChangePosts) writes.note();
    // Without data nothing ran, because the variables do not fit; graphql-js says it as it does for other clients.
    if (!("data" in result)) return refuse(variableFaults(schema, document.operation, variables).map(format));
    const { data, errors } = result;
    const body = JSON.stringify(errors ? { errors: errors.map(format), data } : { data });
    return { status: 200, body, ran };
  };
}

/**
 * A directive for Apollo's client, which removes it from documents that it sends as text; the manifest still contains
 * it.
 */
const CLIENTS_OWN = "unmask";

function compile(schema: GraphQLSchema, text: string, tally: Tally | null): Compiled | null {
  const document = visit(parse(text), { Directive: ({ name }) => (name.value === CLIENTS_OWN ? null : undefined) });
  const operation = getOperationAST(document);
  if (!operation || operation.operation === "subscription" || validate(schema, document).length > 0) return null;
  const run = compileDocument(schema, document, operation.name?.value);
  if (!run) return null;
  const runPage = compilePage(schema, document, operation, tally);
  return {
    operation,
    run,
    mayChangePosts: mayChangePosts(schema, operation),
    runPage,
    costOf: rememberedCost(schema, document, operation),
  };
}

/** The number of costs that are stored for one document. */
const COSTS_MAX = 100;

/** Judges a document once for the same page sizes: nothing else in the variables changes its cost. */
function rememberedCost(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode) {
  const costs = new Map<string, number>();
  return (variables: Record<string, unknown>): number => {
    let sizes = "";
    for (const { variable } of operation.variableDefinitions ?? []) {
      const value = variables[variable.name.value];
      sizes += typeof value === "number" ? `${value},` : value === undefined ? "," : "-,";
    }
    const known = costs.get(sizes);
    if (known !== undefined) return known;
    const { cost } = judge(schema, document, operation, variables);
    if (costs.size >= COSTS_MAX) costs.clear();
    costs.set(sizes, cost);
    return cost;
  };
}

const variableFaults = (
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
) => getVariableValues(schema, operation.variableDefinitions ?? [], variables, { maxErrors: 50 }).errors ?? [];

const NOT_FOUND = JSON.stringify({
  errors: [{ message: "PersistedQueryNotFound", extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } }],
});
