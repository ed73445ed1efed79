import { Buffer } from "node:buffer";
import type { GraphQLSchema } from "graphql";
import { NO_UTF8, percent } from "./bodies.ts";
import type { Community } from "./community.ts";
import { DocumentWriter } from "./graphqlDocument.ts";
import { hostileText, hostileValue, jsonText } from "./hostile.ts";
import { CALLERS, type Input } from "./input.ts";
import type { Random } from "./random.ts";
import { headersFor } from "./restInputs.ts";

const KINDS = ["query", "mutation", "subscription"] as const;

/** Makes requests of the GraphQL face from its schema. */
export class GraphQLInputs {
  readonly #roots: { kind: (typeof KINDS)[number]; name: string }[];
  readonly #subscriptions: string[];

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly community: Community,
  ) {
    const named = KINDS.flatMap((kind) => this.#fields(kind).map(({ name }) => ({ kind, name })));
    this.#roots = named.filter(({ kind }) => kind !== "subscription");
    this.#subscriptions = named.filter(({ kind }) => kind === "subscription").map(({ name }) => name);
  }

  /** The number of root fields. */
  get size(): number {
    return this.#roots.length + this.#subscriptions.length;
  }

  /** Returns a request of the root field that has its turn. */
  next(random: Random, turn: number): Input {
    // What the viewer can see is as much as a third of all other fields together.
    const isOfViewer = turn % 4 === 0;
    const others = this.#roots[Math.floor((turn * 3) / 4) % this.#roots.length];
    const root = isOfViewer ? this.#roots.find(({ name }) => name === "viewer") : others;
    if (!root) throw new Error("The schema has no fields.");
    const { query, variables } = this.#document(random, root.kind, root.name);
    const headers = { "content-type": "application/json", ...headersFor("POST", random) };
    const input: Input = {
      face: "graphql",
      operation: `${root.kind} ${root.name}`,
      caller: random.choose(CALLERS),
      method: "POST",
      path: "/graphql",
      headers,
      body: Buffer.from(jsonText({ query, variables })),
    };
    return random.isHostile() && random.isLikely(0.4) ? this.#damaged(input, query, variables, random) : input;
  }

  /** Returns a message for a socket: a subscription, or sometimes another operation. */
  nextOfSocket(random: Random, turn: number): Input {
    const name = this.#subscriptions[turn % this.#subscriptions.length] ?? "";
    const root = random.isLikely(0.95) ? { kind: "subscription" as const, name } : random.choose(this.#roots);
    const { query, variables } = this.#document(random, root.kind, root.name);
    const payload: Record<string, unknown> = { query, variables };
    if (random.isHostile())
      payload[random.choose(["query", "variables", "operationName", "extensions"])] = hostileValue(random);
    return {
      face: "socket",
      operation: `${root.kind} ${root.name}`,
      caller: random.choose(CALLERS),
      method: "subscribe",
      path: "/graphql",
      headers: {},
      body: Buffer.from(jsonText(payload)),
    };
  }

  #fields(kind: (typeof KINDS)[number]) {
    const root = {
      query: this.schema.getQueryType(),
      mutation: this.schema.getMutationType(),
      subscription: this.schema.getSubscriptionType(),
    }[kind];
    return Object.values(root?.getFields() ?? {});
  }

  #document(random: Random, kind: (typeof KINDS)[number], name: string) {
    const fields = this.#fields(kind);
    const one = fields.find((field) => field.name === name);
    if (!one) throw new Error(`There is no ${kind} ${name}.`);
    const others =
      random.isLikely(0.15) && kind !== "subscription" ? [random.choose(fields), random.choose(fields)] : [];
    const writer = new DocumentWriter(this.schema, this.community, random);
    return { query: writer.write(kind, [one, ...others]), variables: writer.variables };
  }

  #damaged(input: Input, query: string, variables: Record<string, unknown>, random: Random): Input {
    const body = input.body ?? Buffer.alloc(0);
    const at = random.between(0, body.length);
    const sent = (value: unknown): Input => ({ ...input, body: Buffer.from(jsonText(value)) });
    const damages: (() => Input)[] = [
      () => sent({ query: hostileValue(random), variables }),
      () => sent({ query, variables: hostileValue(random) }),
      () =>
        sent({
          query,
          variables,
          operationName: random.choose<unknown>(["Fuzz", "Other", "", 1, null, {}, "__proto__"]),
        }),
      () => sent({ query, variables, extensions: hostileValue(random) }),
      () =>
        sent({
          variables,
          extensions: {
            persistedQuery: {
              version: 1,
              sha256Hash: random.choose<unknown>(["a".repeat(64), "", 1, {}, "__proto__"]),
            },
          },
        }),
      () => sent([{ query, variables }, { query }]),
      () => ({ ...input, body: Buffer.concat([body.subarray(0, at), random.choose(NO_UTF8), body.subarray(at)]) }),
      () => ({ ...input, body: body.subarray(0, at) }),
      () => ({
        ...input,
        headers: {
          ...input.headers,
          "content-type": random.choose([
            "text/plain",
            "multipart/form-data; boundary=x",
            "application/json; charset=utf-16",
            "application/graphql",
            "",
          ]),
        },
      }),
      () => ({
        ...input,
        method: "GET",
        body: null,
        headers: {},
        path: `/graphql?query=${percent(query)}&variables=${percent(jsonText(variables).slice(0, 2_000))}`,
      }),
      () => ({ ...input, method: random.choose(["PUT", "DELETE", "HEAD", "OPTIONS"]) }),
      () => ({ ...input, path: `/graphql?${percent(hostileText(random))}` }),
    ];
    return random.choose(damages)();
  }
}
