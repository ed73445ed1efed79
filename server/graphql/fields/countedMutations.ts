import { defaultFieldResolver, type GraphQLSchema } from "graphql";
import type { AdmitAct } from "#server/platform/live/community";
import type { CountAct } from "#server/platform/limits/actLimits";
import { worksInMaintenance } from "#server/graphql/changes";
import type { GraphQLContext } from "#server/graphql/context";

/**
 * Counts each mutation of a document as an act of its own, before it begins, and refuses it while members can only read.
 */
export function countMutations(schema: GraphQLSchema, countAct: CountAct, admitAct: AdmitAct): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve = defaultFieldResolver } = field;
    const isAlways = worksInMaintenance(field);
    field.resolve = async (source, args, context: GraphQLContext, info) => {
      countAct(context);
      if (!isAlways) await admitAct(context);
      return resolve(source, args, context, info);
    };
  }
}
