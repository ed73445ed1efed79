import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from "graphql";

/** Checks whether a document asks for a field of the result, directly or in a fragment. */
export function selects({ fieldNodes, fragments }: GraphQLResolveInfo, field: string): boolean {
  const isIn = (set: SelectionSetNode | undefined): boolean =>
    set?.selections.some((part) => {
      if (part.kind === Kind.FIELD) return part.name.value === field;
      return isIn(part.kind === Kind.INLINE_FRAGMENT ? part.selectionSet : fragments[part.name.value]?.selectionSet);
    }) ?? false;
  return fieldNodes.some((node) => isIn(node.selectionSet));
}

/** What was found out of a field of a document: a document is read once, however often it is executed. */
const onlyNames = new WeakMap<FieldNode, Map<readonly string[], boolean>>();

/** Checks whether a document asks for no other fields of the result than these. */
export function selectsOnly({ fieldNodes, fragments }: GraphQLResolveInfo, fields: readonly string[]): boolean {
  const isWithin = (set: SelectionSetNode | undefined): boolean =>
    set?.selections.every((part) => {
      if (part.kind === Kind.FIELD) return part.name.value === "__typename" || fields.includes(part.name.value);
      return isWithin(
        part.kind === Kind.INLINE_FRAGMENT ? part.selectionSet : fragments[part.name.value]?.selectionSet,
      );
    }) ?? true;
  return fieldNodes.every((node) => {
    const known = onlyNames.get(node) ?? new Map<readonly string[], boolean>();
    onlyNames.set(node, known);
    const answer = known.get(fields) ?? isWithin(node.selectionSet);
    known.set(fields, answer);
    return answer;
  });
}
