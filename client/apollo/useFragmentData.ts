import type { FragmentType, MaybeMasked, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { use, useCallback, useMemo, useSyncExternalStore } from "react";
import { fragmentState } from "./fragmentState.ts";
import type { FragmentState } from "./fragmentState.ts";

export type { FragmentType };

/** The objects that a component follows with everything below them. */
const followed = new WeakSet<object>();

/**
 * Reads a component's own fragment from the cache and follows its changes: a like on one screen changes every card that
 * shows the post. A component within another one gets its data from that one, which follows the fragments of all
 * components within it. So a card costs one observer of the cache, however many components it has.
 */
export function useFragmentData<TData>(
  fragment: TypedDocumentNode<TData, Record<string, never>>,
  from: FragmentType<TypedDocumentNode<TData, Record<string, never>>>,
): MaybeMasked<TData> {
  const { cache } = useApolloClient();
  // The one marked boundary: masking is a matter of types alone, and what is followed already has all fields.
  const reference = from as unknown as MaybeMasked<TData> & object;
  const complete = followed.has(reference) ? reference : null;
  const id = complete ? null : (cache.identify(reference as never) ?? null);
  const state = useMemo(
    () => (id === null ? null : fragmentState<MaybeMasked<TData>>(cache, fragment, id)),
    [cache, fragment, id],
  );
  const data = useSyncExternalStore(
    useCallback((onChange) => state?.subscribe(onChange) ?? nothing, [state]),
    useCallback(() => state?.current() ?? null, [state]),
  );
  if (complete) return complete;
  const known = data ?? use(whenComplete(state));
  follow(known);
  return known;
}

const nothing = () => {};

function whenComplete<T>(state: FragmentState<T> | null): Promise<T> {
  if (!state) throw new Error("The object has no id in the cache.");
  return state.whenComplete();
}

function follow(value: unknown): void {
  if (typeof value !== "object" || value === null || followed.has(value)) return;
  followed.add(value);
  for (const part of Object.values(value)) follow(part);
}
