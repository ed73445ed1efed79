import { getNamedType, isInputObjectType, isNonNullType, isObjectType } from "graphql";
import { describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { GraphQLClient } from "#tests/kit/gql";
import { schema, valueOf } from "#tests/kit/lists";
import { join } from "#tests/kit/people";

const app = await startApp();
const guest = new GraphQLClient(app);
// The first member has the id that arguments name.
await join(app, "Bo");
const ada = await join(app, "Ada");

/** Every argument of the schema that has a default. */
const presets = Object.values(schema.getTypeMap()).flatMap((type) =>
  isObjectType(type) && !type.name.startsWith("__")
    ? Object.values(type.getFields()).flatMap((field) =>
        field.args.filter((arg) => arg.defaultValue !== undefined).map((arg) => ({ type, field, arg })),
      )
    : [],
);

test("every argument and input field with a default takes null", () => {
  expect(presets.length).toBeGreaterThan(40);
  expect(
    presets.filter(({ arg }) => isNonNullType(arg.type)).map(({ field, arg }) => `${field.name}.${arg.name}`),
  ).toEqual([]);
  const strict = Object.values(schema.getTypeMap()).flatMap((type) =>
    isInputObjectType(type)
      ? Object.values(type.getFields())
          .filter((field) => field.defaultValue !== undefined && isNonNullType(field.type))
          .map((field) => `${type.name}.${field.name}`)
      : [],
  );
  expect(strict).toEqual([]);
});

describe("null for an argument with a default", () => {
  const roots = presets.filter(
    ({ type }) => type.name === "Query" || type.name === "Mutation" || type.name === "Viewer",
  );

  test.each(roots.map((one) => [`${one.type.name}.${one.field.name}(${one.arg.name})`, one] as const))(
    "is the default: %s",
    async (_, { type, field, arg }) => {
      const others = field.args
        .filter((other) => (isNonNullType(other.type) || other.name === "id") && other.defaultValue === undefined)
        .map((other) => `${other.name}: ${valueOf(getNamedType(other.type))}`);
      const selection = isObjectType(getNamedType(field.type)) ? " { __typename }" : "";
      for (const value of ["$n", "null"]) {
        const call = `${field.name}(${[...others, `${arg.name}: ${value}`].join(", ")})${selection}`;
        const kind = type.name === "Mutation" ? "mutation" : "query";
        const header = value === "$n" ? `${kind} ($n: ${getNamedType(arg.type).name})` : kind;
        const answer = await ada.ask(`${header} { ${type.name === "Viewer" ? `viewer { ${call} }` : call} }`, {
          n: null,
        });
        // What the call is about may not exist, but null is no fault of it.
        expect([null, "NOT_FOUND"], answer.text).toContain(answer.code);
      }
    },
  );

  test("leaves the size of a page at its default", async () => {
    for (let i = 0; i < 12; i++) await ada.posts(`Post ${i}`);
    const { feed } = await ada.query<{ feed: { edges: unknown[] } }>(
      "query ($n: Int) { feed(first: $n) { edges { cursor } } }",
      { n: null },
    );
    expect(feed.edges).toHaveLength(10);
    const { createGroup } = await ada.query<{ createGroup: { visibility: string } }>(
      `mutation ($input: CreateGroupInput!) { createGroup(input: $input) { visibility } }`,
      { input: { name: "Nulls", description: "Of null", category: "Design", visibility: null } },
    );
    expect(createGroup.visibility).toBe("PUBLIC");
  });
});

describe("what GraphQL itself refuses is bad input, for guests too", () => {
  test("more than fifty faults in the variables", async () => {
    const documents: [string, object][] = [
      [
        "mutation ($input: SaveDraftInput!) { saveDraft(input: $input) { id } }",
        { input: { kind: "POST", tags: Array(60).fill(1) } },
      ],
      ["mutation ($s: [SightingInput!]!) { recordSightings(sightings: $s) }", { s: Array(51).fill(null) }],
    ];
    for (const [document, variables] of documents) {
      for (const answer of [await ada.ask(document, { ...variables }), await guest.ask(document, { ...variables })]) {
        expect(answer.status).toBe(400);
        expect(answer.errors.length).toBeGreaterThan(50);
        expect(new Set(answer.errors.map(({ extensions }) => extensions?.code)), answer.text).toEqual(
          new Set(["BAD_USER_INPUT"]),
        );
      }
    }
  });

  test.each([
    ['query ($n: Boolean = true) { usernameAvailable(username: "ada") @include(if: $n) }', { n: null }],
    ["query ($n: Boolean = true) { viewer { email @skip(if: $n) } }", { n: null }],
    ['query ($n: ID = "1") { post(id: $n) { id } }', { n: null }],
    ['query ($n: ID = "1") { post(id: $n) { id } feed { totalCount } }', { n: null }],
  ])("%s", async (document, variables) => {
    const { code, errors, text } = await ada.ask(document, variables);
    expect(code, text).toBe("BAD_USER_INPUT");
    expect(errors[0]?.message).toMatch(/must not be null/);
  });
});
