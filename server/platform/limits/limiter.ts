import { RateLimiterRes } from "rate-limiter-flexible";
import { beyondDeadlines } from "#server/core/deadlines/deadline";
import { type DomainError, refusal } from "#server/core/errors";
import { LIMITS, type LimitName, WITHOUT_STANDING } from "#server/core/limits";
import type { Counter, LimitStore } from "./limitStores.ts";
import { Signer } from "#server/platform/secrets/signer";

/** Counts how often a member or a guest does something. */
export interface Limits {
  /**
   * Counts one more act and returns the new count.
   * @throws DomainError RATE_LIMITED when the count is above the limit.
   */
  consume(name: LimitName, key: string | number): Promise<number>;
  /** Takes one act back that turned out not to be limited. */
  giveBack(name: LimitName, key: string | number): Promise<void>;
  /** Sets the count to zero. */
  forget(name: LimitName, key: string | number): Promise<void>;
  /** Deletes counts whose time is over. */
  purge(): Promise<void>;
}

interface Options {
  store: LimitStore;
  secret: string;
  /** Checks whether a member has standing: the limits of others are lower. */
  hasStanding: (memberId: number) => Promise<boolean>;
  /** A listener that is called for each refusal. */
  onRefusal?: (name: LimitName) => void;
}

/**
 * Counts in a store that all processes share. Keys are names and addresses of people, so only a keyed hash of them is
 * stored.
 */
export class SharedLimits implements Limits {
  readonly #counters: ReadonlyMap<LimitName, Counter>;
  readonly #signer: Signer;

  constructor(private readonly options: Options) {
    const { secret, store } = options;
    this.#signer = new Signer("commonplace limits v1", { secret, previousSecret: null });
    this.#counters = new Map(
      Object.entries(LIMITS).map(([name, limit]) => [name as LimitName, store.counter(name, limit)]),
    );
  }

  async consume(name: LimitName, key: string | number): Promise<number> {
    const lower = WITHOUT_STANDING[name];
    if (lower && typeof key === "number" && !(await this.options.hasStanding(key))) await this.#count(lower, key);
    return this.#count(name, key);
  }

  async #count(name: LimitName, key: string | number): Promise<number> {
    try {
      return (await this.#counterOf(name).consume(this.#hash(key))).consumedPoints;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      this.options.onRefusal?.(name);
      throw tooOften(error.msBeforeNext);
    }
  }

  async giveBack(name: LimitName, key: string | number): Promise<void> {
    // What failed because its time was over is not counted either.
    await beyondDeadlines(() => this.#counterOf(name).reward(this.#hash(key)));
  }

  async forget(name: LimitName, key: string | number): Promise<void> {
    await this.#counterOf(name).delete(this.#hash(key));
  }

  purge(): Promise<void> {
    return this.options.store.purge();
  }

  #counterOf(name: LimitName): Counter {
    const counter = this.#counters.get(name);
    if (!counter) throw new Error(`There is no limit named ${name}.`);
    return counter;
  }

  #hash(key: string | number): string {
    return this.#signer.sign(String(key));
  }
}

/** Switches all limits off, for benchmarks and for tests in which many members share one address. */
export const NO_LIMITS: Limits = {
  consume: () => Promise.resolve(0),
  giveBack: () => Promise.resolve(),
  forget: () => Promise.resolve(),
  purge: () => Promise.resolve(),
};

/** Returns the error that asks a caller to wait. */
export function tooOften(ms: number): DomainError {
  const seconds = Math.max(1, Math.ceil(ms / 1_000));
  return refusal("TOO_MANY_REQUESTS", `Too many attempts. Please try again in ${inWords(seconds)}.`, {
    retryAfter: seconds,
  });
}

/** Rounds a time up to the unit in which people say it. */
function inWords(seconds: number): string {
  if (seconds < 60) return counted(seconds, "second");
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? counted(minutes, "minute") : counted(Math.ceil(minutes / 60), "hour");
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;
