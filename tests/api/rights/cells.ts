import { Kind, parse } from "graphql";
import { type Message, RawSocket } from "#tests/kit/live";
import { GraphQLClient } from "#tests/kit/gql";
import { members, type Person } from "#tests/kit/people";
import { RestClient } from "#tests/kit/rest";
import type { Act } from "./act.ts";
import type { Stage, Thing } from "./stage.ts";
import type { Caller, Verdict } from "./verdicts.ts";

/** What one face answered to one caller. */
export interface Outcome {
  /** The operation as the schema or the description of the API names it: `Mutation.setLiked`, `POST /posts/7/like`. */
  operation: string;
  verdict: Verdict | "failed";
  text: string;
}

const BY_CODE: Readonly<Record<string, Verdict>> = {
  UNAUTHENTICATED: "unauthenticated",
  FORBIDDEN: "forbidden",
  NOT_FOUND: "hidden",
  BAD_USER_INPUT: "refused",
  CONFLICT: "refused",
};
const BY_STATUS: Readonly<Record<number, Verdict>> = {
  401: "unauthenticated",
  403: "forbidden",
  404: "hidden",
  422: "refused",
  409: "refused",
};

/** Lets a caller do an act over GraphQL, HTTP or a socket. */
export async function overGraphql(stage: Stage, act: Act, thing: Thing, caller: Caller): Promise<Outcome> {
  const document = act.gql?.(thing) ?? "";
  const [definition] = parse(document).definitions;
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error(document);
  const [field] = definition.selectionSet.selections;
  const name = field?.kind === Kind.FIELD ? field.name.value : "";
  const type = definition.operation[0]?.toUpperCase() + definition.operation.slice(1);
  const operation = `${type}.${name}`;
  const who = await callerOf(stage, act, caller);
  if (definition.operation === "subscription") return { operation, ...(await subscribed(stage, document, who)) };
  const { data, code, text } = await new GraphQLClient(stage.app).ask<Record<string, unknown>>(
    document,
    {},
    who?.token ?? null,
  );
  if (code !== null) return { operation, verdict: BY_CODE[code] ?? "failed", text };
  // A guest has no viewer: there is nothing to refuse.
  const isNobody = name === "viewer" && data?.["viewer"] === null;
  if (isNobody) return { operation, verdict: "unauthenticated", text };
  return { operation, verdict: data?.[name] === null || !isSeen(act, thing, text) ? "hidden" : "allowed", text };
}

/** Lets a caller do an act over REST. */
export async function overRest(stage: Stage, act: Act, thing: Thing, caller: Caller): Promise<Outcome> {
  const [method, path, body] = act.rest?.(thing) ?? ["GET", ""];
  const token = (await callerOf(stage, act, caller))?.token ?? null;
  const { status, text } = await new RestClient(stage.app).send(method, `/api${path}`, body, { token });
  const operation = `${method} ${path.split("?")[0]}`;
  if (status < 300) return { operation, verdict: isSeen(act, thing, text) ? "allowed" : "hidden", text };
  return { operation, verdict: BY_STATUS[status] ?? "failed", text };
}

const isSeen = (act: Act, thing: Thing, text: string) => !act.sees || text.includes(act.sees(thing));

async function callerOf(stage: Stage, act: Act, caller: Caller): Promise<Person | null> {
  if (!act.endsCaller || caller === "guest") return stage.personOf(caller);
  const [instead] = await members(stage.app, ["Instead"]);
  return instead ?? null;
}

/** Answers later than those that the server sends meanwhile, a refusal would have come. */
const LATER = ["2", "3", "4", "5"];

/** A subscription is refused by an error, or with the connection of a guest. */
async function subscribed({ app }: Stage, document: string, who: Person | null): Promise<Omit<Outcome, "operation">> {
  const socket = new RawSocket(app);
  const closed = socket.closed.then(({ code }) => ({
    type: "error",
    id: "1",
    payload: { code: CLOSES[code] ?? code },
  }));
  await Promise.race([socket.greet(who?.token ?? null), closed]);
  const accepted = async (): Promise<null> => {
    for (const id of LATER) await socket.ask(id, "{ __typename }");
    return null;
  };
  const answer = socket.ask("1", document);
  // These begin with an event; of the others only a refusal comes at once.
  const isPrompt = /commentAdded|commentEvents|moderationQueueChanged|typing/.test(document);
  const first: Message | null = await Promise.race([closed, answer, ...(isPrompt ? [] : [accepted()])]);
  socket.close();
  const text = JSON.stringify(first);
  const code = /"code":"(\w+)"/.exec(text)?.[1];
  if (code === undefined) return { verdict: "allowed", text };
  return { verdict: BY_CODE[code] ?? "failed", text };
}

const CLOSES: Readonly<Record<number, string>> = { 4401: "UNAUTHENTICATED", 4403: "UNAUTHENTICATED" };
