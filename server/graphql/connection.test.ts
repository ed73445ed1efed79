import "reflect-metadata";
import { graphql, printType } from "graphql";
import { Field, ID, Int, ObjectType, Query, Resolver } from "type-graphql";
import { expect, test, vi } from "vitest";
import { fromCursor } from "#server/core/pagination";
import { connectionOf, toConnection } from "./connection.ts";
import { createSchema, facesOf } from "#server/graphql/fields/schema";

@ObjectType({ description: "A thing." })
class Thing {
  @Field(() => ID, { description: "Its number." })
  id!: number;

  @Field(() => Int, { description: "Its size." })
  size!: number;
}
const { Connection } = connectionOf(Thing);

const total = vi.fn(async () => 7);
const items = [{ id: 2, size: 5, createdAt: "2024-01-05T10:00:00.120Z" }];

@Resolver()
class ThingResolver {
  @Query(() => Connection, { description: "Things." })
  things() {
    return toConnection({ items, hasNextPage: true, total });
  }
}

const resolver = new ThingResolver();
const schema = createSchema([resolver], facesOf([resolver]), { Query: { everyone: ["things"] } });
const ask = (source: string) => graphql({ schema, source });

test("a node type gets an edge and a connection named after it", () => {
  const type = schema.getType("ThingConnection");
  expect(type && printType(type)).toContain("edges: [ThingEdge!]!");
});

test("each item has its cursor, and the page ends at the last of them", async () => {
  const { data } = await ask("{ things { edges { cursor node { id size } } pageInfo { hasNextPage endCursor } } }");
  expect(data).toMatchObject({
    things: { edges: [{ node: { id: "2", size: 5 } }], pageInfo: { hasNextPage: true } },
  });
  const page = toConnection({ items, hasNextPage: false, total });
  expect(fromCursor(page.pageInfo.endCursor ?? "")).toEqual({ id: 2, createdAt: "2024-01-05T10:00:00.120Z" });
  expect(page.pageInfo.startCursor).toBe(page.edges[0]?.cursor);
  const { pageInfo } = toConnection({ items: [], hasNextPage: false, total });
  expect(pageInfo).toEqual({ hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null });
});

test("the total is counted on request only", async () => {
  total.mockClear();
  await ask("{ things { edges { cursor } } }");
  expect(total).not.toHaveBeenCalled();
  expect((await ask("{ things { totalCount } }")).data).toEqual({ things: { totalCount: 7 } });
});
