import "reflect-metadata";
import { createPubSub } from "@graphql-yoga/subscription";
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from "graphql";
import { buildSchemaSync } from "type-graphql";
import type { Faces } from "#server/graphql/context";
import { describeCharges } from "#server/graphql/cost/charges";
import { type Audiences, AUDIENCES, describeAudiences } from "./audiences.ts";
import { describeRoots } from "./descriptions.ts";
import { callDirectly } from "./directResolvers.ts";
import { acceptFormerNames } from "./formerNames.ts";
import { letNullMeanDefault } from "./nullArguments.ts";
import { letSubscriptionsResync } from "./resync.ts";
import { forgetBetweenMutations, letRootFieldsFail } from "./rootFields.ts";

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
export function createSchema(
  resolvers: readonly object[],
  faces: Faces,
  audiences: Audiences = AUDIENCES,
): GraphQLSchema {
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
  acceptFormerNames(schema);
  letRootFieldsFail(schema);
  forgetBetweenMutations(schema);
  letSubscriptionsResync(schema);
  describeCharges(schema);
  describeRoots(schema);
  describeAudiences(schema, audiences);
  return schema;
}

/** Returns the schema in its definition language, in an order that does not depend on imports. */
export const textOf = (schema: GraphQLSchema): string => `${printSchema(lexicographicSortSchema(schema))}\n`;

/** Prints the schema as `schema.graphql` contains it. */
export const printed = (schema: GraphQLSchema): string =>
  `# Printed from the resolvers by \`npm run codegen\`; never edited.\n\n${textOf(schema)}`;
