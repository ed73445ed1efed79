import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Document } from "#tests/kit/answers/apiDocument";
import { startApp } from "#tests/kit/app";
import type { Person } from "#tests/kit/people";
import { statementsOf } from "#tests/kit/statements";
import { bodyOf, documentsByName, type TrustedDocument } from "./trustedDocuments.ts";
import { CHANGES, READINGS } from "./calls.ts";
import { MUTATIONS, OF_STAFF, QUERIES } from "./documents.ts";
import { BY_CALL } from "./byCall.ts";
import { BY_DOCUMENT } from "./byDocument.ts";
import { createWorld } from "./world.ts";

const app = await startApp({ demoData: "on" });

// The time stands still, so that no short memory expires between the call that fills it and the one that is counted.
beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.now() }));
afterAll(() => void vi.useRealTimers());

/** The numbers of items of a page for which a query must send the same number of statements. */
const PAGE_SIZES = [6, 18];
/** A job may have emptied a memory between two calls; the fewest statements are what a warm call costs. */
const TRIES = 3;
/** Loading and running all calls of a face takes longer than other tests. */
const PATIENCE_MS = 120_000;

/** Counts by name, and what the database was sent where a count is not that of its table. */
class Counts {
  readonly differences: string[] = [];
  readonly #names = new Set<string>();

  constructor(private readonly table: Readonly<Record<string, number>>) {}

  isAsExpected(name: string, { length }: readonly string[]): boolean {
    return this.table[name] === length;
  }

  add(name: string, statements: readonly string[], circumstance = ""): void {
    this.#names.add(name);
    if (this.isAsExpected(name, statements)) return;
    const texts = statements.map((one) => `\n    ${one.replaceAll(/\s+/g, " ").slice(0, 160)}`);
    this.differences.push(
      `"${name}": ${statements.length}, // not ${this.table[name]}${circumstance}${texts.join("")}`,
    );
  }

  /** Adds what has no row, or a row and no call. */
  finish(names: Iterable<string>): string[] {
    const all = new Set(names);
    for (const name of all) if (!this.#names.has(name)) this.differences.push(`${name} is never called`);
    for (const name of Object.keys(this.table)) if (!all.has(name)) this.differences.push(`${name} does not exist`);
    return this.differences;
  }
}

/** The one call that nobody can make. */
const ALWAYS_REFUSED = "GET /profile";

/** Lets the server check the session of a member. */
const warm = (who: Person) => who.query("{ __typename }");

async function sendDocument(who: Person, name: string, document: TrustedDocument, variables: object) {
  let data: unknown = null;
  const statements = await statementsOf(async (id) => {
    const answer = await who.gql.send(bodyOf(document, variables), who.token, { "x-request-id": id });
    if (answer.errors.length > 0) throw new Error(`${name} answered ${answer.text}`);
    ({ data } = answer);
  });
  return { statements, data };
}

/** Repeats a request that changes nothing until it costs what its row says, or has had its tries. */
async function warmest(isAsExpected: (statements: string[]) => boolean, send: () => Promise<string[]>) {
  let fewest = await send();
  for (let tries = 0; tries < TRIES && !isAsExpected(fewest); tries++) {
    const next = await send();
    if (next.length < fewest.length) fewest = next;
  }
  return fewest;
}

test(
  "each document of our client sends as many statements as the table says, however long its page",
  { timeout: PATIENCE_MS },
  async () => {
    const world = await createWorld(app);
    const known = documentsByName();
    const counts = new Counts(BY_DOCUMENT);
    for (const [name, variables] of Object.entries(QUERIES)) {
      const document = known.get(name);
      if (!document) continue;
      const sizes = document.text.includes("$first:") ? PAGE_SIZES : [undefined];
      for (const first of sizes) {
        const send = () => sendDocument(world.amara, name, document, { ...variables(world), first });
        await send();
        const statements = await warmest(
          (sent) => counts.isAsExpected(name, sent),
          async () => (await send()).statements,
        );
        counts.add(name, statements, first === undefined ? "" : ` with ${first} items`);
      }
    }
    for (const { name, who, variables } of MUTATIONS) {
      const document = known.get(name);
      if (!document) continue;
      await warm(world[who]);
      const { statements, data } = await sendDocument(world[who], name, document, await variables(world));
      world.store(data);
      counts.add(name, statements);
    }
    const called = [...known.keys()].filter((name) => !OF_STAFF.has(name));
    expect(counts.finish(called).join("\n")).toBe("");
  },
);

async function sendCall(who: Person, call: string, { body, ...names }: Record<string, unknown>) {
  let answer: unknown = null;
  const [method = "", path = ""] = call.split(" ");
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(names[name])));
  const statements = await statementsOf(async (id) => {
    const options = { token: who.token, headers: { "x-request-id": id } };
    const { status, text, body: fields } = await who.rest.send(method, `/api${address}`, body, options);
    if (status >= 300 && call !== ALWAYS_REFUSED) throw new Error(`${call} answered ${status}: ${text}`);
    answer = fields;
  });
  return { statements, answer };
}

test("each call of REST sends as many statements as the table says", { timeout: PATIENCE_MS }, async () => {
  const world = await createWorld(app);
  const counts = new Counts(BY_CALL);
  const nameOf = (call: string) => call.split("?")[0] ?? call;
  for (const { call, who, parts } of READINGS) {
    const name = nameOf(call);
    const send = async () => (await sendCall(world[who], call, await parts(world))).statements;
    await send();
    counts.add(name, await warmest((sent) => counts.isAsExpected(name, sent), send));
  }
  for (const { call, who, parts } of CHANGES) {
    await warm(world[who]);
    const { statements, answer } = await sendCall(world[who], call, await parts(world));
    world.store(answer);
    counts.add(nameOf(call), statements);
  }
  const { body } = await world.amara.rest.get<Document>("/api/openapi.json");
  const calls = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(counts.finish(calls).join("\n")).toBe("");
});
