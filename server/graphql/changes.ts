import { type GraphQLField, type GraphQLSchema, Kind, type OperationDefinitionNode } from "graphql";
import { Extensions } from "type-graphql";

/**
 * Marks a frequent mutation after which every post still looks the same, so that remembered posts are not read again: a
 * message, a sighting. A mutation without it counts as a change.
 */
export const ChangesNoPost = (): MethodDecorator => Extensions({ changesNoPost: true });

/** Checks whether an operation may change how a post looks: whether it has any mutation without `ChangesNoPost`. */
export function mayChangePosts(
  schema: GraphQLSchema,
  { operation, selectionSet }: Pick<OperationDefinitionNode, "operation" | "selectionSet">,
): boolean {
  if (operation !== "mutation") return false;
  const mutations = schema.getMutationType()?.getFields() ?? {};
  return selectionSet.selections.some(
    (part) => part.kind !== Kind.FIELD || !mutations[part.name.value]?.extensions["changesNoPost"],
  );
}

/** Marks a mutation that works while members can only read: whoever signs in or out must be able to. */
export const WorksInMaintenance = (): MethodDecorator => Extensions({ worksInMaintenance: true });

/** Checks whether a mutation is marked with `WorksInMaintenance`. */
export const worksInMaintenance = ({ extensions }: Pick<GraphQLField<unknown, unknown>, "extensions">): boolean =>
  extensions["worksInMaintenance"] === true;
