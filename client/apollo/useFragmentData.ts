import type { FragmentType, MaybeMasked, TypedDocumentNode } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { Kind } from "graphql";

export type { FragmentType };

/**
 * Reads a component's own fragment from the cache and follows its changes: a like on one screen changes every card that
 * shows the post.
 */
export function useFragmentData<TData>(
  fragment: TypedDocumentNode<TData, Record<string, never>>,
  from: FragmentType<TypedDocumentNode<TData, Record<string, never>>>,
): MaybeMasked<TData> {
  // The document of a fragment also contains the fragments that it spreads; its own definition comes first.
  const [own] = fragment.definitions;
  const fragmentName = own?.kind === Kind.FRAGMENT_DEFINITION ? own.name.value : undefined;
  // The one marked boundary: the library's types do not follow a document type that is still open.
  return useSuspenseFragment({ fragment, fragmentName, from } as never).data as MaybeMasked<TData>;
}
