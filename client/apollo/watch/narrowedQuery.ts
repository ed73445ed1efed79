import { Kind } from "graphql";
import type {
  DocumentNode,
  FragmentDefinitionNode,
  FragmentSpreadNode,
  InlineFragmentNode,
  SelectionNode,
  SelectionSetNode,
} from "graphql";

const known = new WeakMap<DocumentNode, DocumentNode>();

/**
 * Returns a query that reads what its component can see, and of its masked fragments only which objects they consist
 * of: when one of those is deleted or replaced, the query has to be read again. It is the same document where the query
 * has no fragments.
 */
export function narrowed(query: DocumentNode): DocumentNode {
  const before = known.get(query);
  if (before) return before;
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const one of query.definitions) if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one);
  const narrow = new Narrowing(fragments);
  const definitions = query.definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION ? [{ ...one, selectionSet: narrow.visible(one.selectionSet) }] : [],
  );
  const result = fragments.size === 0 ? query : { ...query, definitions };
  known.set(query, result);
  return result;
}

class Narrowing {
  constructor(private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>) {}

  /** All fields, because the component sees them. */
  visible(set: SelectionSetNode): SelectionSetNode {
    const isEntity = hasId(set);
    return this.each(set, (one) => {
      if (one.kind === Kind.FRAGMENT_SPREAD)
        return isUnmasked(one)
          ? this.spread(one, (inside) => this.visible(inside))
          : this.spread(one, (inside) => this.masked(inside, isEntity));
      return one.selectionSet ? { ...one, selectionSet: this.visible(one.selectionSet) } : one;
    });
  }

  /** The objects alone: no other field of an entity. What has no id is a part of its entity, and stays complete. */
  masked(set: SelectionSetNode, isWithinEntity: boolean): SelectionSetNode {
    const isEntity = isWithinEntity || hasId(set);
    return this.each(set, (one) => {
      if (one.kind === Kind.FRAGMENT_SPREAD) return this.spread(one, (inside) => this.masked(inside, isEntity));
      if (one.kind === Kind.INLINE_FRAGMENT) return { ...one, selectionSet: this.masked(one.selectionSet, isEntity) };
      if (one.selectionSet) return { ...one, selectionSet: this.masked(one.selectionSet, false) };
      return isEntity && !IDENTITY.has(one.name.value) ? null : one;
    });
  }

  private each(set: SelectionSetNode, change: (one: SelectionNode) => SelectionNode | null): SelectionSetNode {
    return { ...set, selections: set.selections.map(change).filter((one) => one !== null) };
  }

  private spread(
    { name, directives = [] }: FragmentSpreadNode,
    change: (inside: SelectionSetNode) => SelectionSetNode,
  ): InlineFragmentNode | null {
    const fragment = this.fragments.get(name.value);
    if (!fragment) return null;
    return {
      kind: Kind.INLINE_FRAGMENT,
      typeCondition: fragment.typeCondition,
      directives: directives.filter((one) => one.name.value !== UNMASK),
      selectionSet: change(fragment.selectionSet),
    };
  }
}

const UNMASK = "unmask";
const IDENTITY: ReadonlySet<string> = new Set(["__typename", "id"]);

const isUnmasked = ({ directives = [] }: FragmentSpreadNode) => directives.some((one) => one.name.value === UNMASK);

const hasId = ({ selections }: SelectionSetNode) =>
  selections.some((one) => one.kind === Kind.FIELD && one.name.value === "id");
