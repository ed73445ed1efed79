import { availableParallelism } from "node:os";
import { passwordForm } from "#server/core/words/passwords.rules";
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

/** A password that matched a hash: whether the hash is as one would be made today. */
type Match = "current" | "outdated";

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

  /** Hashes the one form of a password. */
  hash(password: string): Promise<string> {
    return this.#gate.run(async () => (await loadArgon2()).hash(passwordForm(password), this.#cost));
  }

  /**
   * Checks a password by its one form, and then as it was typed, because older hashes were made of that. Returns null when
   * neither matches; `outdated` asks for a new hash of the same password, since the old one was made otherwise or at
   * another cost.
   */
  verify(hashed: string, password: string): Promise<Match | null> {
    // Both checks take one place at the gate: whoever was admitted is not refused halfway.
    return this.#gate.run(async () => {
      const { verify } = await loadArgon2();
      const form = passwordForm(password);
      if (await verify(hashed, form)) return hashed.startsWith(this.#prefix) ? "current" : "outdated";
      return password !== form && (await verify(hashed, password)) ? "outdated" : null;
    });
  }

  /**
   * Takes the time of a wrong password when there is no account, so that an attacker cannot distinguish the two by the
   * clock.
   */
  async verifyDummy(password: string): Promise<null> {
    await this.verify(this.#prefix + NOBODY, password);
    return null;
  }
}
