import type { ApolloCache, TypedDocumentNode } from "@apollo/client";
import { Kind } from "graphql";

/** The data of one entity as one fragment selects it, with the fragments that it spreads. */
export interface FragmentState<T> {
  /** The last complete data; null until there are any. */
  current: () => T | null;
  subscribe: (onChange: () => void) => () => void;
  /** Resolves once the data are complete. It is the same promise until then. */
  whenComplete: () => Promise<T>;
}

/** Promises by what they wait for, because a component that waits has no state of its own yet. */
const waiting = new WeakMap<object, Promise<unknown>>();

/**
 * Observes an entity in the cache. When fields of it are evicted, the last complete data stay: the list that has the
 * entity drops it, and nothing flashes meanwhile.
 */
export function fragmentState<T>(
  cache: ApolloCache,
  fragment: TypedDocumentNode<unknown, Record<string, never>>,
  id: string,
): FragmentState<T> {
  // The document of a fragment also contains the fragments that it spreads; its own definition comes first.
  const [own] = fragment.definitions;
  const fragmentName = own?.kind === Kind.FRAGMENT_DEFINITION ? own.name.value : undefined;
  // The one marked boundary: the library's types do not follow a document type that is still open.
  const found: unknown = cache.watchFragment({ fragment, fragmentName, from: id } as never);
  const observable = found as ApolloCache.ObservableFragment<T>;
  let last: T | null = null;
  return {
    current: () => {
      const { complete, data } = observable.getCurrentResult();
      if (complete) last = data as T;
      return last;
    },
    subscribe: (onChange) => {
      const subscription = observable.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    whenComplete: () => {
      const known = waiting.get(observable) as Promise<T> | undefined;
      if (known) return known;
      const promise = new Promise<T>((resolve) => {
        const subscription = observable.subscribe(({ complete, data }) => {
          if (!complete) return;
          waiting.delete(observable);
          resolve(data as T);
          queueMicrotask(() => subscription.unsubscribe());
        });
      });
      waiting.set(observable, promise);
      return promise;
    },
  };
}
