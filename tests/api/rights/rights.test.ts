import { getNamedType, isCompositeType, isNonNullType, isObjectType } from "graphql";
import { describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { documentOf } from "#tests/kit/answers/watchAnswers";
import { GraphQLClient } from "#tests/kit/gql";
import { schema, valueOf } from "#tests/kit/lists";
import { type Act, isConsumed } from "./act.ts";
import { type Outcome, overGraphql, overRest } from "./cells.ts";
import { FIELDS, isEmpty } from "./fields.ts";
import { createStage, type Thing } from "./stage.ts";
import { ACTS, TABLE } from "./table.ts";
import { THINGS, type ThingName } from "./things.ts";
import { CALLERS, type Caller, MEMBERS, verdictFor } from "./verdicts.ts";

const app = await startApp();
const document = await documentOf(app.url);
const stage = await createStage(app);

/** Things in which there are members too. */
const WITH_MEMBERS = /group/i;
const callersOf = (thing: ThingName): readonly Caller[] =>
  WITH_MEMBERS.test(thing) ? [...CALLERS, ...MEMBERS] : CALLERS;

const shared = new Map<ThingName, Promise<Thing>>();

/** Returns the thing of a row; those who may change it, or their tie to it, get a new one each. */
function thingFor(name: ThingName, isNew: boolean, caller: Caller): Promise<Thing> {
  if (isNew) return THINGS[name](stage, caller);
  const known = shared.get(name) ?? THINGS[name](stage, "owner");
  shared.set(name, known);
  return known;
}

const tried = new Set<string>();
const nameOf = ({ operation }: Outcome) => {
  const [method, path] = operation.split(" ");
  return path === undefined ? operation : `${method} ${document?.pathOf(path) ?? path}`;
};

describe("who may do what over both faces", () => {
  const rows = TABLE.flatMap(({ acts, ...row }) =>
    acts.map((name) => [`${row.thing}: ${name}`, { ...row, name }] as const),
  );

  test.each(rows)("%s", async (_, { thing, rights, name }) => {
    const act: Act = ACTS[name];
    const wrong: string[] = [];
    for (const caller of callersOf(thing)) {
      const expected = verdictFor(rights, caller);
      for (const face of [act.gql && overGraphql, act.rest && overRest]) {
        if (!face) continue;
        const subject = await thingFor(thing, isConsumed(act, caller) && expected === "allowed", caller);
        const outcome = await face(stage, act, subject, caller);
        tried.add(nameOf(outcome));
        const { operation, verdict, text } = outcome;
        if (verdict !== expected)
          wrong.push(`${caller}: ${operation} is ${verdict}, not ${expected}: ${text.slice(0, 300)}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test("every operation of both faces is in the table, and every act", () => {
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const fields = roots.flatMap((type) =>
      Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
    );
    const calls = document?.operations().map(({ method, path }) => `${method} ${path}`) ?? [];
    expect([...fields, ...calls].filter((name) => !tried.has(name))).toEqual([]);
    const rowed = new Set<string>(TABLE.flatMap(({ acts }) => acts));
    expect(Object.keys(ACTS).filter((name) => !rowed.has(name))).toEqual([]);
  });
});

describe("what a field shows to whom", () => {
  const rows = Object.entries(FIELDS).flatMap(([type, { at, byRight }]) =>
    Object.entries(byRight).map(([field, row]) => [`${type}.${field}`, { ...row, at, field }] as const),
  );

  test.each(rows)("%s", async (_, { thing, rights, at, field, selection }) => {
    const subject = await thingFor(thing, false, "owner");
    const wrong: string[] = [];
    for (const caller of callersOf(thing)) {
      const selected = selection === undefined ? field : `${field} { ${selection} }`;
      const token = stage.personOf(caller)?.token ?? null;
      const { data, code, text } = await new GraphQLClient(app).ask<unknown>(at(subject, selected), {}, token);
      const expected = verdictFor(rights, caller);
      const seen = isEmpty(valueAt(data, field)) ? "hidden" : "allowed";
      const verdict = code === "UNAUTHENTICATED" ? "unauthenticated" : seen;
      if (verdict !== expected) wrong.push(`${caller}: ${verdict}, not ${expected}: ${text.slice(0, 300)}`);
    }
    expect(wrong).toEqual([]);
  });

  test.each(Object.entries(FIELDS))("every field of %s is in one of the lists", (name, { byRight, ofViewer, same }) => {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new Error(`The schema has no type ${name}.`);
    expect([...Object.keys(byRight), ...ofViewer, ...same].toSorted()).toEqual(
      Object.keys(type.getFields()).toSorted(),
    );
  });

  test("every field of Viewer is the viewer's own, and a guest has none", async () => {
    const viewer = schema.getType("Viewer");
    if (!isObjectType(viewer)) throw new Error("The schema has no viewer.");
    for (const { name, args, type } of Object.values(viewer.getFields())) {
      const required = args.filter((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined);
      const written = required.map((arg) => `${arg.name}: ${valueOf(getNamedType(arg.type))}`).join(", ");
      const field = `${name}${written && `(${written})`}${isCompositeType(getNamedType(type)) ? " { __typename }" : ""}`;
      expect(await new GraphQLClient(app).query(`{ viewer { ${field} } }`)).toEqual({ viewer: null });
      await stage.people.stranger.query(`{ viewer { ${field} } }`);
    }
  });
});

/** Finds the value of a field, however deep it stands in the data of a document. */
function valueAt(data: unknown, field: string): unknown {
  if (typeof data !== "object" || data === null) return null;
  for (const [name, value] of Object.entries(data)) return name === field ? value : valueAt(value, field);
  return null;
}
