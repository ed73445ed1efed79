import type { OperationVariables, TypedDocumentNode, Unmasked } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { setToggle } from "./optimisticToggle.ts";
import type { ToggleState } from "./optimisticToggle.ts";

/** A mark that a member sets on an entity: how the cache stores it and how it is saved. */
export interface Mark<TKnown, TVariables extends OperationVariables> {
  /** The type of the entity in the cache, e.g. `Post`. */
  typename: string;
  /** The fragment with the fields of the mark. */
  fragment: TypedDocumentNode<TKnown>;
  fragmentName: string;
  /** Converts the fields to a toggle's state. */
  read: (known: Unmasked<TKnown>) => ToggleState;
  /** Converts a toggle's state to the fields. */
  write: (state: ToggleState) => Partial<Unmasked<TKnown>>;
  mutation: TypedDocumentNode<unknown, TVariables>;
  variables: (id: string, on: boolean) => TVariables;
}

/**
 * Sets a mark on an entity or removes it. The change is rendered at once and the last intent wins; the result is false
 * when it could not be saved (`optimisticToggle.ts`). The mark has to be the same object on each render.
 */
export function useMark<TKnown, TVariables extends OperationVariables>(mark: Mark<TKnown, TVariables>) {
  const client = useApolloClient();
  return useCallback(
    (id: string, wanted: boolean): Promise<boolean> => {
      const key = `${mark.typename}:${id}`;
      const at = { id: key, fragment: mark.fragment, fragmentName: mark.fragmentName };
      return setToggle(
        client,
        {
          key: `${key} ${mark.fragmentName}`,
          confirmed: (cache) => {
            const known = cache.readFragment({ ...at, optimistic: false });
            return known && mark.read(known);
          },
          show: (cache, state) => {
            cache.updateFragment(at, (known) => known && { ...known, ...mark.write(state) });
          },
          save: (on) => client.mutate({ mutation: mark.mutation, variables: mark.variables(id, on) }),
          saving: (on) => ({ mutation: mark.mutation, variables: mark.variables(id, on) }),
        },
        wanted,
      );
    },
    [client, mark],
  );
}
