import type { GraphQLSchema } from "graphql";
import { FEATURES } from "#server/app/features";
import { idleCore } from "#server/app/idleCore";
import { createSchema, facesOf } from "#server/graphql/fields/schema";

/** Returns the schema of the product, with what its fields declare, for features that never run. */
export function productSchema(): GraphQLSchema {
  const { resolvers } = FEATURES.build(idleCore());
  return createSchema(resolvers, facesOf(resolvers));
}
