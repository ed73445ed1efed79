import "reflect-metadata";
import { createPubSub } from "@graphql-yoga/subscription";
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from "graphql";
import { buildSchemaSync } from "type-graphql";
import type { Faces } from "./context.ts";
import { callDirectly } from "./fields/directResolvers.ts";
import { letNullMeanDefault } from "./fields/nullArguments.ts";
import { forgetBetweenMutations, letRootFieldsFail } from "./fields/rootFields.ts";

/** Returns a function that finds each resolver by its class. */
export function facesOf(resolvers: readonly object[]): Faces {
  const byClass = new Map<unknown, object>(resolvers.map((resolver) => [resolver.constructor, resolver]));
  return {
    get(resolverClass) {
      const resolver = byClass.get(resolverClass);
      if (!(resolver instanceof resolverClass)) throw new Error(`No resolver was created for ${resolverClass.name}.`);
      return resolver;
    },
  };
}

/**
 * Creates the schema from the resolvers' classes. The instances that `faces` finds answer its fields. The services
 * check the rules: type-graphql validates nothing.
 */
export function createSchema(resolvers: readonly object[], faces: Faces): GraphQLSchema {
  const [first, ...others] = resolvers.map((resolver) => resolver.constructor);
  if (!first) throw new Error("A schema needs at least one resolver.");
  const schema = buildSchemaSync({
    resolvers: [first, ...others],
    container: { get: (resolverClass) => faces.get(resolverClass) },
    validate: false,
    // The library would introspect the whole schema at each start; a test does it once.
    skipCheck: true,
    // Subscriptions have their own source (`liveTopic.ts`), but the library requires one all the same.
    pubSub: createPubSub(),
  });
  callDirectly(schema, resolvers);
  letNullMeanDefault(schema);
  letRootFieldsFail(schema);
  forgetBetweenMutations(schema);
  for (const [type, description] of [
    [schema.getQueryType(), `The queries. ${NULL_ROOT}`],
    [
      schema.getMutationType(),
      `The mutations. Repeating one is safe, unless it creates something. Several in one document run one after the other, and each returns the state after it. ${NULL_ROOT}`,
    ],
    [schema.getSubscriptionType(), "The subscriptions, over WebSocket (graphql-transport-ws) only."],
  ] as const) {
    if (type) type.description = description;
  }
  return schema;
}

const NULL_ROOT =
  "If a field fails, it is null and has an error; its sibling fields keep their data. Null without an error means that there is nothing to return, as described by the field.";

/** Prints the schema as `schema.graphql` contains it: in an order that does not depend on imports. */
export function printed(schema: GraphQLSchema): string {
  return `# Printed from the resolvers by \`npm run codegen\`; never edited.\n\n${printSchema(lexicographicSortSchema(schema))}\n`;
}
