import { expect, expectTypeOf, test } from "vitest";
import { type Feature, feature, inOrder, type ServicesOf } from "#server/composition/feature";
import { idleCore } from "./idleCore.ts";

interface Tree {
  height: number;
}

const treesModule = feature(() => ({
  services: { tree: { height: 12 } },
  jobs: [{ name: "trees.grow", run: () => Promise.resolve() }],
}));
const nestsModule = feature((_core, { tree }: { tree: Tree }) => ({
  services: { nest: { above: tree.height - 2 } },
  resolvers: [new Date()],
}));

test("a feature is built from the services of those before it", () => {
  const { services, jobs, resolvers, routes } = inOrder(treesModule).with(nestsModule).build(idleCore());
  expect(services).toEqual({ tree: { height: 12 }, nest: { above: 10 } });
  expect(jobs.map(({ name }) => name)).toEqual(["trees.grow"]);
  expect([resolvers.length, routes.length]).toEqual([1, 0]);
});

test("each feature is built once, in order", () => {
  const built: string[] = [];
  const named = (name: string) =>
    feature(() => {
      built.push(name);
      return { services: {} };
    });
  inOrder(named("first")).with(named("second")).with(named("third")).build(idleCore());
  expect(built).toEqual(["first", "second", "third"]);
});

test("figures are counted in order before the start", async () => {
  const counted: string[] = [];
  const counting = (name: string) => feature(() => ({ services: {}, countOnce: async () => void counted.push(name) }));
  await inOrder(counting("first")).with(treesModule).with(counting("last")).build(idleCore()).countOnce();
  expect(counted).toEqual(["first", "last"]);
});

test("a feature that needs a later one, or takes the name of an earlier service, does not compile", () => {
  const trees = inOrder(treesModule);
  type Next<Services extends object> = Parameters<typeof trees.with<Services>>[0];
  expectTypeOf<Feature<{ tree: Tree }, { bird: object }>>().toExtend<Next<{ bird: object }>>();
  expectTypeOf<Feature<{ egg: object }, { bird: object }>>().not.toExtend<Next<{ bird: object }>>();
  expectTypeOf<Feature<object, { tree: Tree }>>().not.toExtend<Next<{ tree: Tree }>>();
  expectTypeOf<ServicesOf<typeof trees>>().toEqualTypeOf<{ tree: Tree }>();
});
