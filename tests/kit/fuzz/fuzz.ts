import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery } from "graphql";
import { documentOf } from "#tests/kit/answers/watchAnswers";
import type { App } from "#tests/kit/app";
import { GraphQLClient } from "#tests/kit/gql";
import { createCommunity } from "./community.ts";
import { GraphQLInputs } from "./graphqlInputs.ts";
import { type Input, written } from "./input.ts";
import { Random } from "./random.ts";
import { RestInputs } from "./restInputs.ts";
import { type Observation, Sender } from "./sender.ts";
import { faultsOf } from "./verdict.ts";

interface Options {
  seed: number;
  /** The indexes of the inputs. */
  indexes: readonly number[];
}

export interface FuzzReport {
  faults: string[];
  /** How many answers there were, by status; 0 is that of none. */
  statuses: Map<number, number>;
  /** How many of the calls and fields were tried, and how many there are. */
  tried: number;
  operations: number;
}

/** The number of requests under way: few, so that no answer is about load. */
const AT_ONCE = 6;

/** Reads the seed and the inputs of a run that someone repeats; otherwise they are those of the test. */
export function requestedRun(seed: number, inputs: number): Options {
  const numberFrom = (name: string) => (process.env[name] === undefined ? null : Number(process.env[name]));
  const only = numberFrom("FUZZ_ONLY");
  const count = numberFrom("FUZZ_INPUTS") ?? inputs;
  return {
    seed: numberFrom("FUZZ_SEED") ?? seed,
    indexes: only === null ? Array.from({ length: count }, (_, i) => i) : [only],
  };
}

/** Sends inputs to both faces as several callers, and returns everything that no answer may be. */
export async function fuzz(app: App, { seed, indexes }: Options): Promise<FuzzReport> {
  const community = await createCommunity(app);
  const document = await documentOf(app.url);
  if (!document) throw new Error("The server does not describe its calls.");
  const schema = buildClientSchema(await new GraphQLClient(app).query<IntrospectionQuery>(getIntrospectionQuery()));
  const rest = new RestInputs(document, community);
  const graphql = new GraphQLInputs(schema, community);
  const sender = new Sender(app);
  const report: FuzzReport = { faults: [], statuses: new Map(), tried: 0, operations: rest.size + graphql.size };
  const tried = new Set<string>();

  const tryInput = async (index: number) => {
    const random = new Random(seed, index);
    const input = inputOf(index, random, { rest, graphql });
    tried.add(input.operation);
    const token = community.tokenOf(input.caller);
    let answer = await sender.send(input, token);
    // A busy machine may refuse what it does a moment later; a fault of the product comes again.
    for (let again = 0; again < 3 && isBusy(answer); again++) answer = await sender.send(input, token);
    report.statuses.set(answer.status, (report.statuses.get(answer.status) ?? 0) + 1);
    for (const fault of faultsOf(input, answer, document))
      report.faults.push(`FUZZ_SEED=${seed} FUZZ_ONLY=${index}: ${fault}\n  ${written(input)}`);
    const isRefused = answer.status === 401 || answer.text.includes('"UNAUTHENTICATED"');
    if (token !== null && input.caller !== "guest" && isRefused && input.headers["authorization"] === undefined)
      await community.enterAgain(input.caller, token);
  };
  const waiting = indexes.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const index of waiting) await tryInput(index);
    }),
  );
  sender.close();
  return { ...report, tried: tried.size };
}

const isBusy = ({ status, text }: Observation) => status === 503 || text.includes('"SERVICE_UNAVAILABLE"');

/** Returns the input with an index: nearly half of them are for each face, and some for sockets. */
function inputOf(
  index: number,
  random: Random,
  { rest, graphql }: { rest: RestInputs; graphql: GraphQLInputs },
): Input {
  const turn = Math.floor(index / 20);
  const lane = index % 20;
  if (lane === 19) return graphql.nextOfSocket(random, turn);
  return lane % 2 === 0 ? rest.next(random, turn * 10 + lane / 2) : graphql.next(random, turn * 9 + (lane - 1) / 2);
}
