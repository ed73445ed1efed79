import { ApolloServer, type ApolloServerOptionsWithGateway, type ApolloServerPlugin } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import { ApolloServerPluginLandingPageLocalDefault } from "@apollo/server/plugin/landingPage/default";
import { GraphQLError, type GraphQLSchema } from "graphql";
import type { Logger } from "pino";
import { toDomainError } from "#server/platform/faults";
import type { ChargeCost } from "#server/platform/limits/readLimits";
import type { Writes } from "#server/platform/writes";
import type { GraphQLContext } from "./context.ts";
import { mayChangePosts } from "./changes.ts";
import { DocumentRunner } from "./documents/compiled.ts";
import { formatError } from "./errors.ts";
import { judge, MAX_TOKENS } from "./limits.ts";

/** The context of an operation that Apollo runs. */
export interface ApolloContext extends GraphQLContext {
  /** Notes an operation for log and metrics once it is allowed to run. */
  note(operation: string | null, cost: number): void;
}

export interface ApolloParts {
  schema: GraphQLSchema;
  /** Whether introspection, the Sandbox page and suggestions of names are on. */
  explorer: boolean;
  log: Logger;
  charge: ChargeCost;
  writes: Writes;
  /** A listener for the code of each document that is refused before it runs. */
  onRefusal(code: string): void;
}

/** Serves GraphQL over HTTP for documents of any origin; `trusted.ts` answers those of our own client before it. */
export function createApollo(parts: ApolloParts): ApolloServer<ApolloContext> {
  const { schema, explorer, log } = parts;
  const requestIds = new WeakMap<object, string>();
  return new ApolloServer<ApolloContext>({
    gateway: compiling(schema, parts.writes),
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
      explorer
        ? ApolloServerPluginLandingPageLocalDefault({ footer: false, embed: true })
        : ApolloServerPluginLandingPageDisabled(),
      guard(parts, requestIds),
    ],
  });
}

/** Apollo runs documents in graphql-js itself; a gateway, which here is this process, may run them otherwise. */
function compiling(schema: GraphQLSchema, writes: Writes): ApolloServerOptionsWithGateway<ApolloContext>["gateway"] {
  const runner = new DocumentRunner(schema);
  return {
    onSchemaLoadOrUpdate(use) {
      use({ apiSchema: schema, coreSupergraphSdl: "" });
      return () => {};
    },
    load: async () => ({
      async executor({ document, operation, request, context }) {
        const { operationName, variables } = request;
        const result = await runner.run({ document, operation, operationName, variables, context });
        if (operation && mayChangePosts(schema, operation)) writes.note();
        return result;
      },
    }),
    stop: async () => {},
  };
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
          const { cost } = judge(schema, document, operation, request.variables ?? {});
          charge(contextValue, cost);
          contextValue.note(operationName, cost);
        } catch (error) {
          const refusal = refused(error);
          onRefusal(String(refusal.extensions["code"]));
          throw refusal;
        }
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
    extensions: { code, http: { status: code === "RATE_LIMITED" ? 200 : 400 } },
  });
}
