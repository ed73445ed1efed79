import "reflect-metadata";
import { createPubSub } from "@graphql-yoga/subscription";
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from "graphql";
import { buildSchemaSync, type NonEmptyArray } from "type-graphql";
import type { Faces } from "./context.ts";

/**
 * The schema of the resolver classes. Their instances come from `faces` when a field is asked, so the schema can be
 * printed without any. Rules stand in services: type-graphql validates nothing.
 */
// The library's own type for "any class".
// oxlint-disable-next-line typescript/no-unsafe-function-type
export function createSchema(resolvers: NonEmptyArray<Function>, faces: Faces): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers,
    container: { get: (resolverClass) => faces.get(resolverClass) },
    validate: false,
    // Subscriptions bring their own source (`liveTopic.ts`); the library asks for one all the same.
    pubSub: createPubSub(),
  });
  for (const [type, description] of [
    [schema.getQueryType(), "What can be read."],
    [schema.getMutationType(), "What can be done. Doing the same again does no harm, unless it creates something."],
    [schema.getSubscriptionType(), "What is told as it happens, over WebSocket (graphql-transport-ws) only."],
  ] as const) {
    if (type) type.description = description;
  }
  return schema;
}

/** The schema as `schema.graphql` holds it: in an order that does not depend on who imports whom. */
export function printed(schema: GraphQLSchema): string {
  return `# Printed from the resolvers by \`npm run codegen\`; never edited.\n\n${printSchema(lexicographicSortSchema(schema))}\n`;
}
