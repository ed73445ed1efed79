import { Buffer } from "node:buffer";
import type { App, Instance } from "#tests/kit/app";
import type { Case, Expectation } from "./cases.ts";
import { faultsOf, faultsOfAll, faultsOfAny } from "./expect.ts";
import { Filler } from "./fill.ts";
import { formBody, inflating } from "./files.ts";
import { call, callRaw, type HeardAnswer } from "./http.ts";
import type { Mails } from "./mails.ts";
import { translated } from "./names.ts";
import { operation } from "./operations.ts";
import { faultsOnSocket, type SocketCase } from "./sockets.ts";
import { traces } from "./traces.ts";
import { signIn, type World } from "./world.ts";
import { RestClient } from "#tests/kit/rest";

interface Stage {
  app: App;
  /** The same community behind limits; each case has an address of its own. */
  limited: Instance;
  /** The same server as the public uses it, behind TLS. */
  secure: Instance;
  world: World;
  mails: Mails;
  /** Returns the log of the server. */
  log(): string;
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Runs cases one after the other on one community. */
export class Adversary {
  readonly #stage: Stage;
  #count = 0;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** Returns the faults of a case; none when the product behaved. */
  async faults(one: Case): Promise<string[]> {
    const { app, world } = this.#stage;
    this.#count++;
    const filler = new Filler(world.names);
    // A case that signs out has signed in itself.
    if (/logout/.test(JSON.stringify(one.body)))
      filler.set("A.token", await signIn(new RestClient(app), this.#person("A")));
    const run = { ws: () => this.#socket(one, filler), ops: () => operation(one, this.#stage) }[one.kind ?? ""];
    const faults = await (run ?? (() => this.#calls(one, filler)))();
    const { status, headers, ms } = await call(app.url, get("/health/live"));
    if (status !== 200 || !headers["x-request-id"] || ms > 2_000)
      faults.push(`not well afterwards: ${status}, ${ms} ms`);
    return faults;
  }

  #socket(one: Case, filler: Filler): Promise<string[]> {
    const { app } = this.#stage;
    // The kind of the case defines the shape of `body`.
    const script = translated(filler.fill(one.body)) as SocketCase;
    return faultsOnSocket(app.url, script, one.expect, async (what) => {
      if (what.includes("logout"))
        await this.#person("A").rest.post("/api/auth/logout", {}, { token: filler.text("{{A.token}}") });
      else await this.#person("C").posts("Something happens");
    });
  }

  async #calls(one: Case, filler: Filler): Promise<string[]> {
    const { mails, world, log } = this.#stage;
    const answers = await this.#send(one, filler);
    // The value of `last` is known only now.
    const expected = filler.fill(one.expect);
    const many = one.times !== undefined || ["compare", "timing", "concurrent_pair"].includes(one.kind ?? "");
    const shedding = one.expect.all_status?.filter((status) => status >= 500) ?? [];
    const faults = answers.flatMap((answer) => faultsOfAny(answer, shedding));
    if (many) faults.push(...faultsOfAll(answers, expected), ...alike(one, answers, expected));
    else faults.push(...answers.flatMap((answer) => faultsOf(answer, expected)));
    for (const next of expected.then ?? []) {
      const token = next.auth ? { authorization: `Bearer ${String(world.names.get(`${next.auth}.token`))}` } : {};
      const body = next.body === undefined ? null : Buffer.from(JSON.stringify(next.body));
      const headers = { ...(body && { "content-type": "application/json" }), ...next.headers, ...token };
      const answer = await call(this.#url(one), { method: next.method, path: next.path, headers, body });
      faults.push(...faultsOfAny(answer), ...faultsOf(answer, next.expect).map((fault) => `then ${fault}`));
    }
    const seen = { ...this.#stage, answers };
    faults.push(...(await mails.faults(expected)), ...(await traces(one, seen, expected)));
    // The next case must not find what this one has written.
    if (one.group === "XSS") await this.#person("A").send("/api/profile", { name: "Alice", location: "", website: "" });
    for (const secret of [expected.log_not_contains ?? []].flat())
      if (isIn(log(), secret)) faults.push(`the log says "${secret.slice(0, 8)}…"`);
    return faults;
  }

  async #send(one: Case, filler: Filler): Promise<HeardAnswer[]> {
    if (isFields(one.body) && typeof one.body["raw_http"] === "string")
      return [await callRaw(this.#url(one), one.body["raw_http"])];
    const variants = Array.isArray(one.body) && one.path !== "/graphql" ? one.body : null;
    if (variants) {
      const answers: HeardAnswer[] = [];
      const calls = (one.kind === "timing" ? Array.from({ length: 8 }, () => variants).flat() : variants).map(
        (body: unknown) => () => this.#once(asMember({ ...one, body }), filler, 1),
      );
      if (one.kind === "concurrent_pair") return Promise.all(calls.map((send) => send()));
      for (const send of calls) answers.push(await send());
      return answers;
    }
    const times = one.times ?? (JSON.stringify(one.headers).includes("weaklist") ? 5 : 1);
    const turns = Array.from({ length: times }, (_, turn) => turn);
    if (one.kind === "concurrent") return Promise.all(turns.map((turn) => this.#once(one, filler, turn)));
    const answers: HeardAnswer[] = [];
    for (const turn of turns) answers.push(await this.#once(one, filler, turn));
    return answers;
  }

  async #once(one: Case, filler: Filler, turn: number): Promise<HeardAnswer> {
    filler.next(turn);
    const headers = Object.fromEntries(
      Object.entries(one.headers).map(([name, value]) => [name.toLowerCase(), filler.text(value)]),
    );
    if (one.auth_each)
      headers["authorization"] = filler.text(`Bearer {{${one.auth_each.replace("{{i}}", `${turn}`)}.token}}`);
    if (one.group === "BRUTE") headers["x-forwarded-for"] = `10.9.0.${this.#count % 250}`;
    const path = filler.text(one.path).replaceAll(" ", "%20");
    const filled = filler.fill(one.body);
    if (isFields(filled))
      for (const name of ["email", "username"])
        if (typeof filled[name] === "string") filler.set(`last.${name}`, filled[name]);
    const body = await bytesOf(filled, headers);
    const answers = await call(this.#url(one), { method: one.method, path, headers, body });
    if (isFields(answers.json) && typeof answers.json["token"] === "string")
      filler.set("last.token", answers.json["token"]);
    return answers;
  }

  #url({ group, expect }: Case): string {
    const { app, limited, secure } = this.#stage;
    if (expect.header?.["strict-transport-security"]) return secure.url;
    return group === "BRUTE" ? limited.url : app.url;
  }

  #person(key: string) {
    const person = this.#stage.world.people.get(key);
    if (!person) throw new Error(`nobody is called ${key}`);
    return person;
  }
}

/**
 * Checks whether a log contains a secret. A token is more than its first three characters, which may occur anywhere.
 */
const isIn = (log: string, secret: string) => (secret === "eyJ" ? /\beyJ[\w-]{10}/.test(log) : log.includes(secret));

const get = (path: string) => ({ method: "GET", path, headers: {}, body: null });

/** Returns the case of one member of a pair; `as` names the sender. */
function asMember(one: Case): Case {
  if (!isFields(one.body) || typeof one.body["as"] !== "string") return one;
  const { as, ...body } = one.body;
  return { ...one, body, headers: { ...one.headers, authorization: `Bearer {{${as}.token}}` } };
}

/** Returns the bytes of a body, and the matching content type where the case names none. */
async function bytesOf(body: unknown, headers: Record<string, string>): Promise<Buffer | null> {
  if (body === null || body === undefined) return null;
  if (isFields(body)) {
    if (typeof body["raw"] === "string") return Buffer.from(body["raw"]);
    if (typeof body["raw_hex"] === "string") return Buffer.from(body["raw_hex"].replaceAll(" ", ""), "hex");
    if (body["gzip_of"]) return inflating(64);
    if (isFields(body["multipart"])) {
      // The kind of the case defines the shape of `files`.
      const form = await formBody(body["multipart"], (body["files"] ?? {}) as Parameters<typeof formBody>[1]);
      headers["content-type"] = form.type;
      return form.body;
    }
  }
  headers["content-type"] ??= "application/json";
  return Buffer.from(JSON.stringify(translated(body)));
}

/** Checks answers that must not distinguish known from unknown: the same text, and about the same time. */
function alike({ kind, body }: Case, answers: readonly HeardAnswer[], { status }: Expectation): string[] {
  const [first] = answers;
  if (kind === "compare") {
    const same = answers.every((one) => one.status === first?.status && one.text === first.text);
    const known = !status || answers.every((one) => status.includes(one.status));
    return same && known ? [] : [answers.map((one) => `${one.status} ${one.text}`).join("\n")];
  }
  if (kind !== "timing" || !Array.isArray(body)) return [];
  const median = (turn: number) =>
    answers
      .filter((_, index) => index % 2 === turn)
      .map(({ ms }) => ms)
      .toSorted((a, b) => a - b)[4] ?? 0;
  const [known, unknown] = [median(0), median(1)];
  // A lookup alone is a hundred times faster than a hash, so the difference is measurable on a busy machine too.
  const ratio = Math.max(known, unknown) / Math.min(known, unknown);
  return ratio < 3 ? [] : [`${Math.round(known)} ms for a known account, ${Math.round(unknown)} ms for an unknown one`];
}
