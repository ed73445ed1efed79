import { ApolloServer, type ApolloServerOptionsWithGateway, type ApolloServerPlugin } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import { type ExecutionResult, GraphQLError, type GraphQLSchema } from "graphql";
import type { Logger } from "pino";
import { DomainError } from "#server/core/errors";
import { toDomainError } from "#server/platform/faults";
import { refuseDeadToken } from "#server/core/viewer";
import type { Allowance, ChargeCost } from "#server/platform/limits/readLimits";
import type { Writes } from "#server/platform/writes";
import type { GraphQLContext } from "#server/graphql/context";
import { mayChangePosts } from "#server/graphql/changes";
import type { RunBounded } from "#server/graphql/cost/boundedDocuments";
import { DocumentRunner } from "#server/graphql/documents/compiled";
import { formatError } from "#server/graphql/errors";
import { costFacts, judge, MAX_TOKENS } from "#server/graphql/cost/limits";

/** The context of an operation that Apollo runs. */
export interface ApolloContext extends GraphQLContext {
  /** The cost of the document, once it is judged. */
  cost?: number;
  /** What the viewer may still spend on documents; null where nothing is limited. */
  allowance?: Allowance | null;
  /** Notes an operation for log and metrics once it is allowed to run. */
  note(operation: string | null, cost: number): void;
}

export interface ApolloParts {
  schema: GraphQLSchema;
  /** Whether introspection and suggestions of names are on. */
  explorer: boolean;
  log: Logger;
  charge: ChargeCost;
  bounded: RunBounded;
  writes: Writes;
  /** A listener for the code of each document that is refused before it runs. */
  onRefusal(code: string): void;
}

/** Serves GraphQL over HTTP for documents of any origin; `trusted.ts` answers those of our own client before it. */
export function createApollo(parts: ApolloParts): ApolloServer<ApolloContext> {
  const { explorer, log } = parts;
  const requestIds = new WeakMap<object, string>();
  return new ApolloServer<ApolloContext>({
    gateway: compiling(parts),
    introspection: explorer,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    includeStacktraceInErrorResponses: false,
    // The server shuts down by itself; Apollo's own handler of signals and ours would wait for each other.
    stopOnTerminationSignals: false,
    stringifyResult: (value) => JSON.stringify(value),
    logger: { debug: () => {}, info: () => {}, warn: (text) => log.warn(text), error: (text) => log.error(text) },
    formatError(formatted, error) {
      const requestId = (typeof error === "object" && error && requestIds.get(error)) || "unknown";
      const onBug = (err: unknown) => log.error({ err, requestId }, "GraphQL operation failed");
      return formatError(formatted, error, { requestId, suggest: explorer, onBug });
    },
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      guard(parts, requestIds),
    ],
  });
}

/** Apollo runs documents in graphql-js itself; a gateway, which here is this process, may run them otherwise. */
function compiling({ schema, writes, bounded }: ApolloParts): ApolloServerOptionsWithGateway<ApolloContext>["gateway"] {
  const runner = new DocumentRunner(schema);
  return {
    onSchemaLoadOrUpdate(use) {
      use({ apiSchema: schema, coreSupergraphSdl: "" });
      return () => {};
    },
    load: async () => ({
      async executor({ document, operation, request, context }) {
        const { operationName, variables } = request;
        // What `ApolloServer` was created with.
        const { cost = 0, viewer, ip } = context as ApolloContext;
        const run = () => runner.run({ document, operation, operationName, variables, context });
        const result = await answered(bounded(cost, { viewer, ip }, run));
        if (operation && mayChangePosts(schema, operation)) writes.note();
        return result;
      },
    }),
    stop: async () => {},
  };
}

/** Apollo takes a failure of the whole execution for a bug; ours are those of a document that could not run to its end. */
async function answered(execution: Promise<ExecutionResult>): Promise<ExecutionResult> {
  try {
    return await execution;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { data: null, errors: [new GraphQLError(error.message, { originalError: error })] };
  }
}

/** Checks each document before it runs, and notes the request in which an error arose. */
function guard(
  { schema, charge, onRefusal }: ApolloParts,
  requestIds: WeakMap<object, string>,
): ApolloServerPlugin<ApolloContext> {
  return {
    requestDidStart: async () => ({
      async didResolveOperation({ operation, operationName, document, request, contextValue }) {
        if (!operation) return;
        try {
          if (operation.operation === "subscription") throw socketsOnly();
          if (operation.operation === "query") refuseDeadToken(contextValue);
          const { cost } = judge(schema, document, operation, request.variables ?? {});
          contextValue.allowance = charge(contextValue, cost);
          contextValue.cost = cost;
          contextValue.note(operationName, cost);
        } catch (error) {
          const refusal = refused(error);
          onRefusal(String(refusal.extensions["code"]));
          throw refusal;
        }
      },
      async willSendResponse({ response, contextValue }) {
        const { cost, allowance } = contextValue;
        if (response.body.kind !== "single" || cost === undefined) return;
        const { singleResult } = response.body;
        singleResult.extensions = { ...singleResult.extensions, cost: costFacts(cost, allowance ?? null) };
      },
      async didEncounterErrors({ errors, contextValue }) {
        for (const error of errors) requestIds.set(error, contextValue.requestId);
      },
    }),
  };
}

const socketsOnly = () =>
  new GraphQLError("Subscriptions are served over WebSocket only.", { extensions: { code: "BAD_REQUEST" } });

/**
 * Returns the error of a refused document. Before execution it is an HTTP 400; a rate limit is answered like an
 * operation that may not run.
 */
function refused(error: unknown): GraphQLError {
  if (!(error instanceof Error)) throw error;
  const code = error instanceof GraphQLError ? error.extensions["code"] : toDomainError(error)?.code;
  return new GraphQLError(error.message, {
    originalError: error,
    extensions: { code, http: { status: code === "RATE_LIMITED" || code === "UNAUTHENTICATED" ? 200 : 400 } },
  });
}
