import { useMemo, useState } from "react";

/**
 * Returns the items of a list, each as the same object as long as its content is the same. Each answer of a query
 * consists of new objects; with these, the memoised row of an item that has not changed is not rendered again.
 */
export function useSteadyItems<T>(items: readonly T[] | null): readonly T[] | null {
  const [steady] = useState(() => new SteadyItems<T>());
  return useMemo(() => items && steady.reuse(items), [items, steady]);
}

class SteadyItems<T> {
  #known: ReadonlyMap<string, T> = new Map();

  reuse(items: readonly T[]): readonly T[] {
    const now = new Map<string, T>();
    const steady = items.map((item) => {
      const content = JSON.stringify(item);
      const one = this.#known.get(content) ?? item;
      now.set(content, one);
      return one;
    });
    this.#known = now;
    return steady;
  }
}
