import { Buffer } from "node:buffer";
import type { ApiDocument, Operation } from "#tests/kit/answers/apiDocument";
import { brokenSegment, encode, NO_UTF8, percent, urlEncoded } from "./bodies.ts";
import type { Community } from "./community.ts";
import { hostileText } from "./hostile.ts";
import { CALLERS, type Input } from "./input.ts";
import type { Random } from "./random.ts";
import { type Schema, valueFor } from "./schemaValues.ts";
import { kindOf, likelyText } from "./words.ts";

interface Call {
  method: string;
  path: string;
  operation: Operation;
}

/** Makes requests of the REST face from the description of the API. */
export class RestInputs {
  readonly #calls: Call[];

  constructor(
    document: ApiDocument,
    private readonly community: Community,
  ) {
    this.#calls = document.operations();
  }

  /** The number of calls. */
  get size(): number {
    return this.#calls.length;
  }

  /** Returns a request of the call that has its turn, so that every call is tried about equally often. */
  next(random: Random, turn: number): Input {
    const call = this.#calls[turn % this.#calls.length];
    if (!call) throw new Error("The description has no calls.");
    const method = random.isHostile()
      ? random.choose(["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"])
      : call.method;
    const content = this.#content(call, random);
    return {
      face: "rest",
      operation: `${call.method} ${call.path}`,
      caller: random.choose(CALLERS),
      method,
      path: this.#address(call, random),
      headers: { ...(content && { "content-type": content.type }), ...headersFor(method, random) },
      body: content?.body ?? null,
    };
  }

  #address(call: Call, random: Random): string {
    const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => this.#segment(name, call, random));
    const circumstances = { random, community: this.community, operation: call.path };
    const query = call.operation.parameters
      .filter(({ in: where }) => where === "query")
      .filter(() => random.isLikely(0.7))
      .map(({ name, schema }): [string, unknown] => [name, valueFor(schema as Schema, name, circumstances)]);
    if (query.length > 0 && random.isHostile()) query.push([query[0]?.[0] ?? "", hostileText(random)]);
    if (random.isHostile())
      query.push([random.choose(["__proto__", "a[b][c]", "page[]", "constructor", "limit"]), "1"]);
    const base = random.isLikely(0.8) ? "/api" : "";
    return `${base}${path}${query.length > 0 ? `?${urlEncoded(query, random)}` : ""}`;
  }

  #segment(name: string, { path }: Call, random: Random): string {
    if (random.isHostile()) return brokenSegment(random);
    if (/username|tag|slug|hash/.test(name)) return percent(likelyText(name, this.community, random));
    if (path.startsWith("/groups/") && name === "id") {
      const group = random.isLikely(0.5) ? random.choose(this.community.names.slugs) : null;
      if (group !== null) return percent(group);
    }
    return String(this.community.idOf(kindOf(name, path), random));
  }

  #content({ operation, path }: Call, random: Random): { body: Buffer; type: string } | null {
    const content = operation.requestBody?.content;
    if (!content) return random.isHostile() ? { body: Buffer.from("{}"), type: "application/json" } : null;
    const types = Object.keys(content);
    const type = random.isHostile()
      ? random.choose(["application/json", "multipart/form-data", "application/x-www-form-urlencoded"])
      : random.choose(types);
    const schema = (content[type] ?? content[types[0] ?? ""])?.schema ?? {};
    const value = valueFor(schema, "body", { random, community: this.community, operation: path });
    return encode(value, type, random);
  }
}

/** Returns the headers of a request that depend on no call, an Idempotency-Key for each POST among them. */
export function headersFor(method: string, random: Random): Record<string, string> {
  const headers: Record<string, string> = {};
  // Few keys, so that they are repeated with other bodies.
  if (method === "POST")
    headers["idempotency-key"] = random.isHostile() ? headerText(random) : `key-${random.between(1, 300)}`;
  if (!random.isHostile()) return headers;
  const name = random.choose([
    "accept",
    "authorization",
    "x-request-id",
    "origin",
    "if-none-match",
    "accept-language",
    "cookie",
    "range",
    "x-forwarded-for",
    "accept-encoding",
    "if-modified-since",
  ]);
  headers[name] = headerText(random);
  return headers;
}

/** Returns a value of a header in the bytes that HTTP allows, which need not be UTF-8. */
const headerText = (random: Random): string =>
  (random.isLikely(0.3)
    ? random.choose(NO_UTF8).toString("latin1")
    : Buffer.from(hostileText(random).slice(0, 3_000)).toString("latin1")
  )
    .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, "")
    .trim();
