import { defaultFieldResolver, getNullableType, type GraphQLSchema } from "graphql";
import type { GraphQLContext } from "#server/graphql/context";

/**
 * Makes the fields of Query and Mutation nullable, so that one that fails leaves those beside it their answers. Where a
 * resolver promises a value, the field is null only beside an error.
 */
export function letRootFieldsFail(schema: GraphQLSchema): void {
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) field.type = getNullableType(field.type);
  }
}

/**
 * Lets each mutation of a document answer the state after it: what the fields before have loaded is forgotten when it
 * begins, and what it loaded itself before it wrote is forgotten when it is done.
 */
export function forgetBetweenMutations(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve = defaultFieldResolver } = field;
    field.resolve = async (source, args, context: GraphQLContext, info) => {
      context.forgetLoaded();
      try {
        return await resolve(source, args, context, info);
      } finally {
        context.forgetLoaded();
      }
    };
  }
}
