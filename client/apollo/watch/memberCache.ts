import { InMemoryCache } from "@apollo/client";
import type { Cache, OperationVariables } from "@apollo/client";
import { narrowed } from "./narrowedQuery.ts";

/** A watch of a query. The library notes in it what the query has written itself. */
type Watch<TData, TVariables extends OperationVariables> = Cache.WatchOptions<TData, TVariables> & {
  lastOwnDiff?: unknown;
};

/**
 * A cache that notifies a query only of changes that its component can see or that change which objects it consists of.
 * The other fields are masked, and the components that own the fragments follow them: a like does not read the whole
 * list again. A query that is notified gets all of its data.
 */
export class MemberCache extends InMemoryCache {
  /** Reads all data of a query, by the narrowed watch that the library knows. */
  readonly #readers = new WeakMap<object, () => Cache.DiffResult<unknown>>();
  /** All data of a query, by what its narrowed watch has read at the same time. */
  readonly #complete = new WeakMap<object, Cache.DiffResult<unknown>>();

  override watch<TData = unknown, TVariables extends OperationVariables = OperationVariables>(
    watch: Cache.WatchOptions<TData, TVariables>,
  ): () => void {
    // A fragment that is followed is read with all fragments in it.
    const query = watch.id === undefined ? narrowed(watch.query) : watch.query;
    if (query === watch.query) return super.watch(watch);
    const narrow: Watch<TData, TVariables> = {
      ...watch,
      query,
      callback: (found) => {
        const diff = this.#completed(narrow, found);
        // The one marked boundary: the reader reads the query of this watch.
        if (diff !== narrow.lastOwnDiff) watch.callback(diff as Cache.DiffResult<TData>);
      },
    };
    this.#readers.set(narrow, () => this.diff({ ...watch, returnPartialData: true }));
    return super.watch(narrow);
  }

  override batch<TUpdateResult>(options: Cache.BatchOptions<InMemoryCache, TUpdateResult>): TUpdateResult {
    const { onWatchUpdated } = options;
    if (!onWatchUpdated) return super.batch(options);
    return super.batch({
      ...options,
      onWatchUpdated: (watch, found, previous) => {
        // Its callback is not called either.
        if (this.#readers.has(watch) && previous && isSame(previous, found)) return undefined;
        return onWatchUpdated.call(this, watch, this.#completed(watch, found), previous);
      },
    });
  }

  #completed(watch: object, found: Cache.DiffResult<unknown>): Cache.DiffResult<unknown> {
    const diff = this.#complete.get(found) ?? this.#readers.get(watch)?.() ?? found;
    this.#complete.set(found, diff);
    return diff;
  }
}

const isSame = (one: Cache.DiffResult<unknown>, other: Cache.DiffResult<unknown>) =>
  JSON.stringify(one.result) === JSON.stringify(other.result);
