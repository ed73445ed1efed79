/** Numbers that look random and are the same at every run. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** Some of the items, each once, in a random order. */
  sample<T>(from: readonly T[], count: number): T[];
}

/**
 * Returns a stream of its own for each name, so that an addition elsewhere changes nothing here (mulberry32 over
 * FNV-1a).
 */
export function randomFor(name: string): Random {
  let state = 0x811c9dc5;
  for (const character of name) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(from: readonly T[]): T => {
    const chosen = from[between(0, from.length - 1)];
    if (chosen === undefined) throw new Error(`There is nothing to pick for ${name}.`);
    return chosen;
  };
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick,
    sample(from, count) {
      const left = [...from];
      const taken = [];
      while (taken.length < count && left.length > 0) taken.push(...left.splice(between(0, left.length - 1), 1));
      return taken;
    },
  };
}
