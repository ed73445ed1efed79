import { DomainError } from "./errors.ts";

/**
 * The reason for which a rejection may be ignored:
 * - `expires`: what could not be removed or stored has a time limit;
 * - `optional`: the answer is complete without the result;
 * - `reported`: the caller that started the work reports the failure;
 * - `stopping`: the process ends, whether or not the work succeeded.
 */
export type IgnoredBecause = "expires" | "optional" | "reported" | "stopping";

/** Drops a rejection. Resolves either way, so that callers can wait for the end of the work. */
export function ignoreFailure(work: PromiseLike<unknown> | undefined, _because: IgnoredBecause): Promise<void> {
  return Promise.resolve(work).then(nothing, nothing);
}

/** Returns the result of some work, or a fallback when the work fails. */
export function orElse<T, E>(work: PromiseLike<T>, fallback: E, _because: IgnoredBecause): Promise<T | E> {
  return Promise.resolve(work).then<T | E, E>(
    (value) => value,
    () => fallback,
  );
}

/** Returns the result of a read, or null when the viewer may not see it or it does not exist. Other failures reject. */
export async function nullIfNotFound<T>(work: PromiseLike<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DomainError && error.code === "NOT_FOUND") return null;
    throw error;
  }
}

/** Loads items by their ids and returns the first of those that the viewer may see, in the order of the ids. */
export async function firstVisible<Item>(
  ids: readonly number[],
  first: number,
  load: (id: number) => Promise<Item>,
): Promise<Item[]> {
  const items = await Promise.all(ids.map((id) => nullIfNotFound(load(id))));
  return items.filter((item) => item !== null).slice(0, first);
}

const nothing = () => {};
