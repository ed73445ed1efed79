import DataLoader from "dataloader";
import { DomainError } from "#server/core/errors";
import type { RequestContext, Viewer } from "#server/core/viewer";

/** Returns the values of many keys by one statement, in the order of the keys. */
type Batch<K, V> = (viewer: Viewer | null, keys: readonly K[]) => Promise<readonly (V | Error)[]>;

/** Returns what differs between viewers, for one thing. */
type Question<K, V> = (viewer: Viewer | null, forRequest: K) => V;

/** The viewer, as far as the answer to a live event may depend on them. */
export interface Asker {
  readonly viewer: Viewer | null;
  /**
   * Answers a question about the viewer. A resolver that uses the viewer only through this method gives the same answer
   * to all viewers with equal facts, and a live event is then answered once for all of them.
   */
  toViewer<K, V>(question: Question<K, V>, forRequest: K): V;
}

type ResolverClass<T> = abstract new (...parts: never[]) => T;

/** Finds resolver instances, which the modules of their features build once. */
export interface Faces {
  get<T>(resolverClass: ResolverClass<T>): T;
}

/** The context of one operation, which resolvers receive. */
export interface GraphQLContext extends RequestContext, Asker {
  /** Collects the keys that one document requests; there is one loader for each batch function and request. */
  loader<K, V>(batch: Batch<K, V>): DataLoader<K, V>;
  /** Forgets what the loaders have loaded, because it may have changed. */
  forgetLoaded(): void;
  /** Mutations that check a credential call this; a second one in the same document is refused. */
  countCredentialMutation(): void;
  /** Returns the resolver instance, for a decorator's function, which has no `this`. */
  face<T>(resolverClass: ResolverClass<T>): T;
}

/** Extends a request's context by everything that lives as long as one operation. */
export function operationContext(request: RequestContext, faces: Faces): GraphQLContext {
  const loaders = new Map<unknown, unknown>();
  let credentials = 0;
  return {
    ...request,
    toViewer: (question, forRequest) => question(request.viewer, forRequest),
    loader<K, V>(batch: Batch<K, V>): DataLoader<K, V> {
      const known = loaders.get(batch);
      // The map is keyed by the batch function, which fixes both types.
      if (known) return known as DataLoader<K, V>;
      const loader = new DataLoader<K, V, unknown>((keys) => batch(request.viewer, keys), { cacheKeyFn: keyOf });
      loaders.set(batch, loader);
      return loader;
    },
    forgetLoaded: () => loaders.clear(),
    countCredentialMutation() {
      if (++credentials > 1) throw new DomainError("QUERY_TOO_COMPLEX", ONE_CREDENTIAL);
    },
    face: (resolverClass) => faces.get(resolverClass),
  };
}

export const ONE_CREDENTIAL = "A document may sign in or change a credential once.";

/** Keys that are objects (a comment with a page request) are equal when their content is equal. */
const keyOf = (key: unknown) => (typeof key === "object" && key !== null ? JSON.stringify(key) : key);
