import { availableParallelism } from "node:os";
import { Gate } from "#server/platform/gate";

export type PasswordCost = "full" | "low";

/**
 * The cost of a hash by argon2id, the library's default kind. The full cost is OWASP's minimum: 19 MiB, two passes, one
 * lane. The low cost protects nothing; it is for tests, in which hundreds of members register.
 */
const COSTS = {
  full: { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 },
  low: { memoryCost: 64, timeCost: 1, parallelism: 1, outputLen: 32 },
};

/** Loads the native library with the first password. */
const loadArgon2 = () => import("@node-rs/argon2");

/** Salt and hash of a password that nobody has. */
const NOBODY = "KSTCXv8yHiNK50pixiDXug$Zb7p6/Nlb7lxr3mhTj290ap7cvEVD+I978QI7oVsgWI";

interface Limits {
  atOnce: number;
  queue: number;
  waitMs: number;
}
const LIMITS: Limits = { atOnce: Math.min(4, availableParallelism()), queue: 64, waitMs: 2_000 };

/**
 * Hashes and checks passwords. Each hash takes memory and a core for a while, so only a few run at once; under a flood
 * of sign-ins the rest fail with `SERVICE_UNAVAILABLE`.
 */
export class Passwords {
  readonly #gate: Gate;
  readonly #cost: (typeof COSTS)[PasswordCost];
  /** The beginning of every hash of this cost. */
  readonly #prefix: string;

  constructor(cost: PasswordCost = "full", limits: Limits = LIMITS) {
    const { memoryCost, timeCost, parallelism } = COSTS[cost];
    this.#gate = new Gate(limits);
    this.#cost = COSTS[cost];
    this.#prefix = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;
  }

  hash(password: string): Promise<string> {
    return this.#gate.run(async () => (await loadArgon2()).hash(password, this.#cost));
  }

  verify(hashed: string, password: string): Promise<boolean> {
    return this.#gate.run(async () => (await loadArgon2()).verify(hashed, password));
  }

  /**
   * Takes the time of a check when there is no account, so that an attacker cannot distinguish the two by the clock.
   */
  async verifyDummy(password: string): Promise<false> {
    await this.verify(this.#prefix + NOBODY, password);
    return false;
  }

  /** Checks whether a hash was made at another cost than today's. */
  isOutdated(hashed: string): boolean {
    return !hashed.startsWith(this.#prefix);
  }
}
