/**
 * Why a rejection may go unanswered:
 * - `shown`: the state that the screen reads says that it failed;
 * - `ahead`: it was loaded ahead of time and is loaded again when it is needed;
 * - `optional`: nobody asked for it, and nothing is lost without it;
 * - `repeated`: it is tried again by itself.
 */
export type IgnoredBecause = "shown" | "ahead" | "optional" | "repeated";

/** Drops a rejection. It resolves either way, so that it can also be waited for. */
export function ignoreFailure(work: PromiseLike<unknown>, _because: IgnoredBecause): Promise<void> {
  return Promise.resolve(work).then(nothing, nothing);
}

/** What comes of some work, or something else where it fails. */
export function orElse<T, E>(work: PromiseLike<T>, otherwise: E, _because: IgnoredBecause): Promise<T | E> {
  return Promise.resolve(work).then<T | E, E>(
    (value) => value,
    () => otherwise,
  );
}

const nothing = () => {};
