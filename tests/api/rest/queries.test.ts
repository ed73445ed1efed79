import { beforeAll, describe, expect, test } from "vitest";
import { ApiDocument, type Document, type Operation } from "#tests/kit/answers/apiDocument";
import { startApp } from "#tests/kit/app";
import { people } from "#tests/kit/people";
import { RestClient } from "#tests/kit/rest";

const app = await startApp();
const rest = new RestClient(app);
const { ada, bo } = await people(app);
await app.sql`update users set role = 'admin' where id = ${ada.id}`;
const post = await ada.posts("A #tools post");
const { body: made } = await ada.send<{ group: { id: number } }>("/api/groups", {
  name: "Repair club",
  description: "We mend",
  category: "Design",
});
const { body: started } = await ada.send<{ conversation: { id: number } }>("/api/conversations", { user_id: bo.id });

let api = new ApiDocument({ openapi: "", tags: [], paths: {}, components: { schemas: {}, responses: {} } });

beforeAll(async () => {
  const answer = await fetch(new URL("/api/openapi.json", app.url));
  api = new ApiDocument((await answer.json()) as Document);
});

/** Fills in the names of a path, so that the query is what decides. */
function addressOf(path: string): string {
  const id = path.startsWith("/groups/")
    ? made.group.id
    : path.startsWith("/conversations/")
      ? started.conversation.id
      : post.id;
  return `/api${path
    .replace("{username}", ada.username)
    .replace("{tag}", "tools")
    .replaceAll(/\{\w+\}/g, String(id))}`;
}

type Schema = Record<string, unknown> & { anyOf?: Schema[]; enum?: unknown[]; type?: string };

/** Checks whether a parameter is one of several values, or a number: whatever else is sent is no value of it. */
const isClosed = ({ anyOf, enum: choices, type }: Schema): boolean =>
  anyOf
    ? anyOf.every((one) => one.type === "null" || isClosed(one))
    : choices !== undefined || type === "integer" || type === "number" || type === "boolean";

/** Returns every parameter of a query that is a number or a choice, and what else its call requires. */
const closedParameters = () =>
  api
    .operations()
    .flatMap(({ method, path, operation }) =>
      operation.parameters
        .filter((one) => one.in === "query" && isClosed(one.schema))
        .map(({ name }) => ({ method, path, name, others: requiredBeside(operation, name) })),
    );

const requiredBeside = ({ parameters }: Operation, name: string): string =>
  parameters
    .filter((one) => one.in === "query" && one.required && one.name !== name)
    .map((one) => `&${one.name}=${encodeURIComponent(String(one.example))}`)
    .join("");

describe("a value of a query that is none", () => {
  test.each(["banana", "-1", "\u0000", "1.5"])("is refused for every number and every choice: %j", async (value) => {
    const parameters = closedParameters();
    expect(parameters.length).toBeGreaterThan(50);
    const faults: string[] = [];
    for (const { method, path, name, others } of parameters) {
      const address = `${addressOf(path)}?${name}=${encodeURIComponent(value)}${others}`;
      const { status, body, text } = await rest.send(method, address, undefined, { token: ada.token });
      if (status !== 422 || !body.errors) faults.push(`${method} ${address}: ${status} ${text.slice(0, 80)}`);
    }
    expect(faults).toEqual([]);
  });

  test("is refused when it is empty, where no client of the specification sends it", async () => {
    const answers = await Promise.all(
      closedParameters().map(async ({ method, path, name, others }) => {
        const { status } = await rest.send(method, `${addressOf(path)}?${name}=${others}`, undefined, {
          token: ada.token,
        });
        return status === 422 ? null : `${method} ${path} ${name}`;
      }),
    );
    expect(answers.filter((one) => one !== null).toSorted()).toEqual(["GET /friends/search suggested"]);
  });
});

test("a list by page says where it ends", () => {
  const endless = api.operations().filter(({ operation }) => {
    if (!operation.parameters.some(({ name }) => name === "page")) return false;
    const schema = operation.responses["200"]?.content?.["application/json"]?.schema as { properties: object };
    return !("hasMore" in schema.properties || "pagination" in schema.properties);
  });
  expect(endless.map(({ path }) => path)).toEqual([]);
});

test("a conversation is not begun beside a participant who is none", async () => {
  for (const user_id of ["banana", -1, 0, {}, [], true]) {
    const { status, body } = await ada.send("/api/conversations", { participant_ids: [bo.id], user_id });
    expect([user_id, status, Object.keys(body.errors ?? {})]).toEqual([user_id, 422, ["user_id"]]);
  }
  const empty = await ada.send("/api/conversations", { participant_ids: [bo.id], user_id: "" });
  expect(empty.status).toBe(201);
});

test("what can name no group names none", async () => {
  for (const name of ["%00", "a%00b", "%ef%bf%bf", "x".repeat(500)]) {
    expect([name, (await ada.get(`/api/groups/${name}`)).status]).toEqual([name, 404]);
  }
});
