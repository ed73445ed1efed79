import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  type ValidationRule,
} from "graphql";
import type { ServerOptions, SubscribePayload } from "graphql-ws";
import type { Logger } from "pino";
import type { Caches } from "#server/cache/caches";
import { refusal as refusalFor, unauthenticated } from "#server/core/errors";
import type { RequestContext } from "#server/core/viewer";
import type { ChargeCost } from "#server/platform/limits/readLimits";
import type { RunBounded } from "#server/graphql/cost/boundedDocuments";
import { type Faces, operationContext } from "#server/graphql/context";
import { type ExecutionError, formatError } from "#server/graphql/errors";
import { judge, MAX_TOKENS } from "#server/graphql/cost/limits";
import { SlowSubscriber } from "#server/graphql/live/liveTopic";
import type { OpenSubscription, OpenSubscriptions } from "#server/graphql/live/openSubscriptions";
import { SharedAnswers } from "#server/graphql/shared";
import { subscribeTo } from "#server/graphql/live/sourceStream";

/** The number of subscriptions that one socket may run at once. */
export const MAX_SUBSCRIPTIONS = 20;

/**
 * The events of a subscription that costs no more than this are answered for what it has cost when it began. Each event
 * of a dearer one costs the same again.
 */
const EVENT_FREE_POINTS = 50;

/** How a socket ends whose client reads so slowly that news would be lost. */
export const TOO_SLOW = [1013, "Too slow"] as const;

/** The number of parsed documents that are stored. */
const REMEMBERED = 100;

/** One member's socket, as operations on it see it. */
export interface Connection {
  /** Null until the member is recognised. */
  request: RequestContext | null;
  /** Checks again whether the session is open. */
  isSignedIn(): Promise<boolean>;
  close(code: number, reason: string): void;
  /** Returns a placeholder for a text that many clients receive; the socket replaces it when it sends the message. */
  stand(text: string): Record<string, unknown>;
  /** Recognises the member from what the client sent; closes the socket and returns false for a guest. */
  recognise(connectionParams: Readonly<Record<string, unknown>> | undefined): Promise<boolean>;
}

interface Parts {
  schema: GraphQLSchema;
  faces: Faces;
  explorer: boolean;
  log: Logger;
  charge: ChargeCost;
  bounded: RunBounded;
  caches: Pick<Caches, "own">;
  /** Those that run. */
  open: OpenSubscriptions;
  gauge: { inc(): void; dec(): void };
}

type Options = ServerOptions<Record<string, unknown> | undefined, Connection>;

/** Returns the rules of operations over a socket: subscriptions only, under the same limits as documents over HTTP. */
export function subscriptionRules(parts: Parts): Options {
  const { faces, explorer, log, open, gauge } = parts;
  const shared = new SharedAnswers(parts.caches.own({ name: "answers to events", max: null }));
  const questions = new WeakMap<ExecutionArgs, string>();
  const costs = new WeakMap<ExecutionArgs, number>();
  const prepare = operationPreparer(parts, questions, costs);
  const hooks = {
    freshContext: (args: ExecutionArgs) => operationContext(args.contextValue as RequestContext, faces),
    shared,
    questionOf: (args: ExecutionArgs) => questions.get(args) ?? "",
    perform(args: ExecutionArgs, execute: () => ExecutionResult | Promise<ExecutionResult>) {
      const cost = costs.get(args);
      if (cost === undefined) return execute();
      const request = args.contextValue as RequestContext;
      parts.charge(request, cost);
      return parts.bounded(cost, request, async () => execute());
    },
    memberOf: ({ contextValue }: ExecutionArgs) => (contextValue as RequestContext).viewer?.id ?? 0,
    onStart(one: OpenSubscription) {
      open.add(one);
      gauge.inc();
    },
    onEnd(one: OpenSubscription) {
      open.delete(one);
      gauge.dec();
    },
  };
  const format = (connection: Connection) => (error: ExecutionError) => {
    const requestId = connection.request?.requestId ?? "unknown";
    const onBug = (err: unknown) => log.error({ err, requestId }, "subscription failed");
    return formatError(error, error, { requestId, suggest: explorer, onBug });
  };

  return {
    connectionInitWaitTimeout: 3_000,
    onConnect: ({ extra, connectionParams }) => extra.recognise(connectionParams),
    async onSubscribe({ extra, subscriptions }, _, payload) {
      try {
        return await prepare(extra, Object.keys(subscriptions).length, payload);
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        return [error instanceof GraphQLError ? error : new GraphQLError(error.message, { originalError: error })];
      }
    },
    subscribe: (args) => subscribeTo(args, hooks),
    onError({ extra }, _id, _payload, errors) {
      // The library makes a message of what a source throws. Only after the end of the socket does a client read all again.
      if (errors.some(({ originalError }) => originalError instanceof SlowSubscriber)) return extra.close(...TOO_SLOW);
      return errors.map(format(extra));
    },
    onNext({ extra }, _id, _payload, _args, result) {
      const text = shared.textOf(result);
      if (text !== undefined) return extra.stand(text);
      const { data, errors } = result;
      return { ...(data !== undefined && { data }), ...(errors && { errors: errors.map(format(extra)) }) };
    },
  };
}

/** Checks an operation and prepares it to run. Equal operations share their answers by an equal question. */
function operationPreparer(
  { schema, explorer, charge }: Parts,
  questions: WeakMap<ExecutionArgs, string>,
  costs: WeakMap<ExecutionArgs, number>,
) {
  const rules = explorer ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  const read = documentReader(schema, rules);

  return async (connection: Connection, running: number, payload: SubscribePayload): Promise<ExecutionArgs> => {
    const { request } = connection;
    if (!request || !(await connection.isSignedIn())) {
      connection.close(4401, "Unauthorized");
      throw unauthenticated();
    }
    if (running > MAX_SUBSCRIPTIONS) {
      throw refusalFor("TOO_MANY_SUBSCRIPTIONS", `A connection can have at most ${MAX_SUBSCRIPTIONS} subscriptions.`);
    }
    const { query, document, number } = read(payload.query);
    // The library holds the message as long as the subscription runs: texts that are equal are then held once.
    Object.assign(payload, { query });
    const operation = getOperationAST(document, payload.operationName);
    if (operation?.operation !== "subscription") throw refusal("BAD_REQUEST", ONLY_SUBSCRIPTIONS);
    const variables = payload.variables ?? {};
    const { cost } = judge(schema, document, operation, variables);
    charge(request, cost);
    const args: ExecutionArgs = {
      schema,
      document,
      operationName: payload.operationName ?? null,
      variableValues: variables,
      contextValue: request,
    };
    if (cost > EVENT_FREE_POINTS) costs.set(args, cost);
    questions.set(args, JSON.stringify([number, payload.operationName ?? null, variables]));
    return args;
  };
}

const ONLY_SUBSCRIPTIONS = "Only subscriptions are served over WebSocket; send queries and mutations by POST.";

/** A parsed document with its number; equal texts have the same number as long as they are stored. */
interface NumberedDocument {
  query: string;
  document: DocumentNode;
  number: number;
}

/**
 * Parses and validates documents, and stores the last valid ones: all clients of a build send the same few, and after a
 * restart all of them at once.
 */
function documentReader(schema: GraphQLSchema, rules: readonly ValidationRule[]): (query: string) => NumberedDocument {
  const known = new Map<string, NumberedDocument>();
  let number = 0;
  return (query) => {
    const before = known.get(query);
    if (before) return before;
    const document = readDocument(query);
    const [fault] = validate(schema, document, rules, { maxErrors: 1 });
    if (fault) throw refusal("GRAPHQL_VALIDATION_FAILED", fault.message);
    if (known.size >= REMEMBERED) for (const oldest of [...known.keys()].slice(0, 1)) known.delete(oldest);
    const mine = { query, document, number: ++number };
    known.set(query, mine);
    return mine;
  };
}

function readDocument(query: string) {
  try {
    return parse(query, { maxTokens: MAX_TOKENS });
  } catch (error) {
    throw refusal("GRAPHQL_PARSE_FAILED", error instanceof Error ? error.message : "This is not a GraphQL document.");
  }
}

const refusal = (code: string, message: string) => new GraphQLError(message, { extensions: { code } });
