/**
 * Why a rejection may be ignored:
 * - `shown`: the state that the screen reads contains the failure;
 * - `ahead`: it was preloaded and is loaded again when it is needed;
 * - `optional`: the page works without it;
 * - `repeated`: it is retried automatically.
 */
export type IgnoredBecause = "shown" | "ahead" | "optional" | "repeated";

/** Ignores a rejection. The promise resolves either way, so that a caller can also await it. */
export function ignoreFailure(work: PromiseLike<unknown>, _because: IgnoredBecause): Promise<void> {
  return Promise.resolve(work).then(nothing, nothing);
}

/** Resolves to the result of some work, or to a fallback when it fails. */
export function orElse<T, E>(work: PromiseLike<T>, otherwise: E, _because: IgnoredBecause): Promise<T | E> {
  return Promise.resolve(work).then<T | E, E>(
    (value) => value,
    () => otherwise,
  );
}

const nothing = () => {};
