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
export const operationContext = (request: RequestContext, faces: Faces): GraphQLContext =>
  new OperationContext(request, faces);

/** A class, since one is created for each request and for each event of each subscriber. */
class OperationContext implements GraphQLContext {
  readonly viewer: Viewer | null;
  readonly token: string | null;
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string | null;
  // Not `#loaders`: live events are answered with a proxy of the context, which has no such fields.
  private loaders: Map<unknown, unknown> | null = null;
  private credentials = 0;

  constructor(
    { viewer, token, requestId, ip, userAgent }: RequestContext,
    private readonly faces: Faces,
  ) {
    this.viewer = viewer;
    this.token = token;
    this.requestId = requestId;
    this.ip = ip;
    this.userAgent = userAgent;
  }

  toViewer<K, V>(question: Question<K, V>, forRequest: K): V {
    return question(this.viewer, forRequest);
  }

  loader<K, V>(batch: Batch<K, V>): DataLoader<K, V> {
    this.loaders ??= new Map();
    const known = this.loaders.get(batch);
    // The map is keyed by the batch function, which fixes both types.
    if (known) return known as DataLoader<K, V>;
    const { viewer } = this;
    const loader = new DataLoader<K, V, unknown>((keys) => batch(viewer, keys), { cacheKeyFn: keyOf });
    this.loaders.set(batch, loader);
    return loader;
  }

  forgetLoaded(): void {
    this.loaders?.clear();
  }

  countCredentialMutation(): void {
    if (++this.credentials > 1) throw new DomainError("QUERY_TOO_COMPLEX", ONE_CREDENTIAL);
  }

  face<T>(resolverClass: ResolverClass<T>): T {
    return this.faces.get(resolverClass);
  }
}

export const ONE_CREDENTIAL = "A document may sign in or change a credential once.";

/** Keys that are objects (a comment with a page request) are equal when their content is equal. */
const keyOf = (key: unknown) => (typeof key === "object" && key !== null ? JSON.stringify(key) : key);
