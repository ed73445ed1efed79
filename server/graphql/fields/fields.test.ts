import "reflect-metadata";
import { createHash } from "node:crypto";
import { type ExecutionResult, graphql } from "graphql";
import { pino } from "pino";
import { Arg, Args, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from "type-graphql";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Caches } from "#server/cache/caches";
import { notFound } from "#server/core/errors";
import { connectionOf, PageArgs, toConnection } from "#server/graphql/connection";
import { type GraphQLContext, operationContext } from "#server/graphql/context";
import { createSchema, facesOf } from "./schema.ts";
import { createTrusted } from "#server/graphql/documents/trusted";
import { KeyedCursorSeal } from "#server/platform/secrets/cursorSeal";
import type { Audiences } from "./audiences.ts";
import { sealCursors } from "./cursors.ts";
import { Writes } from "#server/platform/writes";

let counted = 0;
const count = async (_: unknown, keys: readonly number[]) => keys.map(() => counted);

@ObjectType({ description: "A thing." })
class Thing {
  @Field(() => ID, { description: "Its number." })
  id!: number;

  @Field(() => Int, { description: "How many there are." })
  total(@Ctx() context: GraphQLContext): Promise<number> {
    return context.loader(count).load(1);
  }
}
const { Connection } = connectionOf(Thing);
const wanted = vi.fn();

@Resolver()
class ThingResolver {
  @Query(() => Connection, { description: "Things." })
  things(@Args(() => PageArgs) { first, after }: PageArgs) {
    wanted(first, after);
    const items = [{ id: 2, createdAt: "2024-01-05T10:00:00.120Z" }];
    return toConnection({ items, hasNextPage: true, total: async () => 7 });
  }

  @Query(() => Connection, { description: "Others." })
  others(@Args(() => PageArgs) page: PageArgs) {
    return this.things(page);
  }

  @Query(() => Thing, { description: "A thing." })
  thing(@Arg("id", () => ID) _id: string): Thing {
    throw notFound("This thing");
  }

  @Mutation(() => Thing, { description: "Adds one." })
  async add(@Ctx() context: GraphQLContext): Promise<object> {
    // The service reads before it writes.
    await context.loader(count).load(1);
    counted++;
    return Object.assign(new Thing(), { id: counted });
  }
}

const resolvers = [new ThingResolver()];
const faces = facesOf(resolvers);
const audiences: Audiences = {
  Query: { everyone: ["things", "thing"], members: ["others"] },
  Mutation: { members: ["add"] },
};
const schema = createSchema(resolvers, faces, audiences);
sealCursors(
  schema,
  new KeyedCursorSeal({
    secret: "a secret of this test that is long enough",
    previousSecret: null,
    caches: new Caches(false),
  }),
);
const contextOf = () =>
  operationContext({ viewer: null, token: null, requestId: "r", ip: "::1", userAgent: null }, faces);

type Answer = Pick<ExecutionResult, "data" | "errors">;

async function byText(source: string, variableValues: Record<string, unknown>): Promise<Answer> {
  return JSON.parse(JSON.stringify(await graphql({ schema, source, variableValues, contextValue: contextOf() })));
}

async function byHash(source: string, variables: Record<string, unknown>): Promise<Answer> {
  const hash = createHash("sha256").update(source).digest("hex");
  const log = pino({ level: "silent" });
  const writes = new Writes();
  const answer = createTrusted({
    schema,
    manifest: { [hash]: source },
    suggest: true,
    log,
    charge: () => null,
    writes,
    caches: new Caches(true),
  });
  return JSON.parse((await answer({ hash, variables }, async () => contextOf())).body);
}

beforeEach(() => {
  counted = 0;
  wanted.mockClear();
});

describe("the audience of root fields", () => {
  test("is the last line of their descriptions", () => {
    const { things, others } = schema.getQueryType()?.getFields() ?? {};
    expect([things?.description, others?.description]).toEqual(["Things.\nFor everyone.", "Others.\nFor members."]);
  });

  test.each<[string, Audiences, string]>([
    ["missing", { Query: audiences["Query"] ?? {} }, "Mutation.add needs exactly one audience"],
    ["double", { ...audiences, Mutation: { members: ["add"], admins: ["add"] } }, "Mutation.add needs exactly one"],
    ["of no field", { ...audiences, Mutation: { members: ["add", "gone"] } }, "Mutation.gone has an audience"],
  ])("is not %s", (_, wrong, message) => {
    expect(() => createSchema(resolvers, faces, wrong)).toThrow(message);
  });
});

describe.each([
  ["graphql-js", byText],
  ["graphql-jit", byHash],
])("by %s", (_, ask) => {
  test("null for an argument with a default is the default", async () => {
    const { errors } = await ask("query Q($n: Int) { things(first: $n) { totalCount } }", { n: null });
    expect(errors).toBeUndefined();
    expect(wanted).toHaveBeenCalledWith(10, null);
    await ask("query Q { things(first: null) { totalCount } }", {});
    expect(wanted).toHaveBeenLastCalledWith(10, null);
  });

  test("each mutation of a document answers the state after it", async () => {
    const { data } = await ask("mutation M { a: add { total } b: add { total } c: add { total } }", {});
    expect(data).toEqual({ a: { total: 1 }, b: { total: 2 }, c: { total: 3 } });
  });

  test("a root field that fails leaves those beside it their answers", async () => {
    const { data, errors } = await ask(`query Q { thing(id: "1") { id } things { totalCount } }`, {});
    expect(data).toEqual({ thing: null, things: { totalCount: 7 } });
    expect(errors).toHaveLength(1);
  });

  test("null where a document requires a value is no fault of ours", async () => {
    const { data, errors } = await ask(`query Q($id: ID = "1") { thing(id: $id) { id } things { totalCount } }`, {
      id: null,
    });
    expect(data).toEqual({ thing: null, things: { totalCount: 7 } });
    expect(errors?.[0]?.message).toBe('Argument "id" of non-null type "ID!" must not be null.');
  });

  test("a cursor continues its own list, and no other", async () => {
    const { data } = await ask("query Q { things { pageInfo { startCursor endCursor } edges { cursor } } }", {});
    const { things } = data as {
      things: { pageInfo: { startCursor: string; endCursor: string }; edges: { cursor: string }[] };
    };
    const { endCursor: after } = things.pageInfo;
    expect(things.edges).toEqual([{ cursor: after }]);
    expect(things.pageInfo.startCursor).toBe(after);
    await ask("query Q($after: String) { things(after: $after) { totalCount } }", { after });
    expect(wanted).toHaveBeenLastCalledWith(10, after.split(".")[0]);
    const previous = "query Q($after: String) { things(after: $after) { pageInfo { hasPreviousPage } } }";
    expect((await ask(previous, { after })).data).toEqual({ things: { pageInfo: { hasPreviousPage: true } } });
    expect((await ask(previous, {})).data).toEqual({ things: { pageInfo: { hasPreviousPage: false } } });
    const foreign = await ask("query Q($after: String) { others(after: $after) { totalCount } }", { after });
    expect(foreign.errors?.[0]?.message).toBe("This cursor is not valid.");
  });
});
