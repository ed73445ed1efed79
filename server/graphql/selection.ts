import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from "graphql";

/** Checks whether a document asks for a field of the result, directly or in a fragment. */
export function selects({ fieldNodes, fragments }: GraphQLResolveInfo, field: string): boolean {
  const isIn = (set: SelectionSetNode | undefined): boolean =>
    set?.selections.some((part) => {
      if (part.kind === Kind.FIELD) return part.name.value === field;
      return isIn(part.kind === Kind.INLINE_FRAGMENT ? part.selectionSet : fragments[part.name.value]?.selectionSet);
    }) ?? false;
  return fieldNodes.some((node) => isIn(node.selectionSet));
}
