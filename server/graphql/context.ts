import DataLoader from "dataloader";
import { DomainError } from "#server/core/errors";
import type { RequestContext, Viewer } from "#server/core/viewer";

/** Answers many keys with one statement, in the order of the keys. */
type Batch<K, V> = (viewer: Viewer | null, keys: readonly K[]) => Promise<readonly (V | Error)[]>;

/** What of a thing is different for different viewers. */
type Question<K, V> = (viewer: Viewer | null, forRequest: K) => V;

/** Who asks, as far as the answer to a live event may depend on it. */
export interface Asker {
  readonly viewer: Viewer | null;
  /**
   * What something is to the viewer. Whoever looks at the viewer in no other way gives the same answer to all to whom
   * it is the same, and a live event is answered once for all of those.
   */
  toViewer<K, V>(question: Question<K, V>, forRequest: K): V;
}

type ResolverClass<T> = abstract new (...parts: never[]) => T;

/** Where resolver instances come from: built once, by the modules of their features. */
export interface Faces {
  get<T>(resolverClass: ResolverClass<T>): T;
}

/** What resolvers know of the operation they answer. */
export interface GraphQLContext extends RequestContext, Asker {
  /** Collects the keys that one document asks for; one loader for each batch function and request. */
  loader<K, V>(batch: Batch<K, V>): DataLoader<K, V>;
  /** Called by mutations that try a credential; a second one in the same document is refused. */
  countCredentialMutation(): void;
  /** The resolver itself, for a decorator's function, which has no `this`. */
  face<T>(resolverClass: ResolverClass<T>): T;
}

/** Adds to a request what lives as long as one operation. */
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
    countCredentialMutation() {
      if (++credentials > 1) throw new DomainError("QUERY_TOO_COMPLEX", ONE_CREDENTIAL);
    },
    face: (resolverClass) => faces.get(resolverClass),
  };
}

export const ONE_CREDENTIAL = "A document may sign in or change a credential once.";

/** Keys that are objects (a comment with a page request) are the same when they say the same. */
const keyOf = (key: unknown) => (typeof key === "object" && key !== null ? JSON.stringify(key) : key);
