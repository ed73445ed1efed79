/**
 * Why a rejection may go unanswered:
 * - `shown`: the state that the screen reads says that it failed;
 * - `ahead`: it was loaded ahead of time and is loaded again when it is needed;
 * - `optional`: nobody asked for it, and nothing is lost without it;
 * - `repeated`: it is tried again by itself.
 */
export type IgnoredBecause = "shown" | "ahead" | "optional" | "repeated";

/** The only place where a rejection is dropped. It resolves either way, so that it can also be waited for. */
export function ignoreFailure(work: PromiseLike<unknown>, _because: IgnoredBecause): Promise<void> {
  return Promise.resolve(work).then(nothing, nothing);
}

/** What comes of some work, or null where it fails. */
export function orNull<T>(work: PromiseLike<T>, _because: IgnoredBecause): Promise<T | null> {
  return Promise.resolve(work).then(
    (value) => value,
    () => null,
  );
}

const nothing = () => {};
