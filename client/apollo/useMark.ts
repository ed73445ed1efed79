import type { OperationVariables, TypedDocumentNode, Unmasked } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { turn } from "./toggle.ts";
import type { ToggleState } from "./toggle.ts";

/** A mark that a member puts on a thing: how the cache holds it and how it is saved. */
export interface Mark<TKnown, TVariables extends OperationVariables> {
  /** Of the thing in the cache, e.g. `Post`. */
  typename: string;
  /** The fields of the mark, in a fragment of this name. */
  fragment: TypedDocumentNode<TKnown>;
  fragmentName: string;
  /** What the fields say. */
  read: (known: Unmasked<TKnown>) => ToggleState;
  /** The fields that say this. */
  write: (state: ToggleState) => Partial<Unmasked<TKnown>>;
  mutation: TypedDocumentNode<unknown, TVariables>;
  variables: (id: string, on: boolean) => TVariables;
}

/**
 * Puts a mark on a thing or takes it away: shown at once, the last intent wins; false when it could not be saved. The
 * mark has to be the same object each time.
 */
export function useMark<TKnown, TVariables extends OperationVariables>(mark: Mark<TKnown, TVariables>) {
  const client = useApolloClient();
  return useCallback(
    (id: string, wanted: boolean): Promise<boolean> => {
      const key = `${mark.typename}:${id}`;
      const at = { id: key, fragment: mark.fragment, fragmentName: mark.fragmentName };
      return turn(
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
        },
        wanted,
      );
    },
    [client, mark],
  );
}
