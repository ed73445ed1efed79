import type { Keyset } from "#server/core/pagination";
import { Memo } from "./memo.ts";
import { RENDERED } from "./renderedOnce.ts";
import { SharedReads } from "./sharedReads.ts";
import { SharedValue } from "./sharedValue.ts";
import { ShortMemory } from "./shortMemory.ts";
import { type SpanParts, Spans } from "./spans.ts";
import { type CacheFigures, Tally } from "./tally.ts";

/** Answers that are remembered for a while. */
export type Memory<K, V> = Pick<ShortMemory<K, V>, "get" | "forget" | "clear">;
/** A value that is the same for everybody. */
export type Value<V> = Pick<SharedValue<V>, "get" | "forget">;
/** Questions that are asked together. */
export type Reads<Question, Answer> = Pick<SharedReads<Question, Answer>, "ask">;
/** Parts of a list of which the newest items are remembered. */
export type Stretches<T extends Keyset> = Pick<Spans<T>, "after">;
/** What is made of its key alone. */
export type Makings<K, V> = Pick<Memo<K, V>, "get">;

/** The terms of a cache: its name in the figures, its bound, and how old an entry can be. */
interface Terms {
  name: string;
  /** The number of entries at most. */
  max: number;
  /** The milliseconds for which an entry may be used; `Infinity` where only a change ends it. */
  ms: number;
}

interface ValueTerms {
  name: string;
  /** The shortest and the longest time for which the value may be used, in milliseconds. */
  least: number;
  most: number;
}

/**
 * Builds every cache of a process, and knows what each of them does. With `CACHES=off` it builds none: what it returns
 * then has the same form, and every read goes to its source.
 */
export class Caches {
  readonly #built = new Map<string, CacheFigures>();

  constructor(private readonly isOn: boolean) {}

  /** Remembers answers by their keys (`ShortMemory`). */
  memory<K, V>({ name, ...terms }: Terms): Memory<K, V> {
    if (!this.isOn) return { get: (_key, ask) => ask(), forget() {}, clear() {} };
    const memory = new ShortMemory<K, V>(terms);
    this.#add({ name, max: terms.max, tally: memory.tally, size: () => memory.size });
    return memory;
  }

  /** Remembers what is made of a key alone, which never becomes wrong (`Memo`). */
  memo<K, V>({ name, max }: Omit<Terms, "ms">): Makings<K, V> {
    if (!this.isOn) return { get: (_key, make) => make() };
    const memo = new Memo<K, V>(max);
    this.#add({ name, max, tally: memo.tally, size: () => memo.size });
    return memo;
  }

  /** Remembers one value for everybody, longer the longer it takes to compute (`SharedValue`). */
  value<V>({ name, ...freshMs }: ValueTerms, compute: () => Promise<V>): Value<V> {
    if (!this.isOn) return { get: compute, forget() {} };
    const value = new SharedValue(compute, freshMs);
    this.#add({ name, max: 1, tally: value.tally, size: () => value.size });
    return value;
  }

  /** Asks questions about the same thing together, and remembers nothing of them (`SharedReads`). */
  reads<Question, Answer>(
    name: string,
    read: (questions: readonly Question[]) => Promise<readonly Answer[]>,
  ): Reads<Question, Answer> {
    // The answer null has whoever asks ask alone.
    if (!this.isOn) return { ask: () => Promise.resolve(null) };
    const reads = new SharedReads(read);
    this.#add({ name, max: reads.max, tally: reads.tally, size: () => reads.size });
    return reads;
  }

  /** Remembers the newest items of a list (`Spans`); null where it may remember none. */
  spans<T extends Keyset>(name: string, parts: SpanParts<T>): Stretches<T> | null {
    if (!this.isOn || parts.max === 0) return null;
    const spans = new Spans(parts);
    this.#add({ name, max: parts.max, tally: spans.tally, size: () => spans.size });
    return spans;
  }

  /**
   * Adds a cache of a form of its own, and returns where it counts; null where it must remember nothing.
   * @param terms without `size` its entries end with the objects that they belong to.
   */
  own({ name, max, size = () => null }: Pick<CacheFigures, "name" | "max"> & Partial<CacheFigures>): Tally | null {
    if (!this.isOn) return null;
    const tally = new Tally();
    this.#add({ name, max, tally, size });
    return tally;
  }

  /** Returns what every cache says of itself, by name. */
  get figures(): readonly CacheFigures[] {
    return this.isOn ? [...this.#built.values(), ...RENDERED] : [];
  }

  #add(figures: CacheFigures): void {
    if (this.#built.has(figures.name)) throw new Error(`There are two caches of the name ${figures.name}`);
    this.#built.set(figures.name, figures);
  }
}
