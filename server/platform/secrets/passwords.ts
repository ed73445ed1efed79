import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { Gate } from "#server/platform/gate";

/** argon2id, the library's default kind, with OWASP's least cost: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };
const CURRENT = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** The hash of a password that nobody has, at the current cost. */
const NOBODY = `${CURRENT}KSTCXv8yHiNK50pixiDXug$Zb7p6/Nlb7lxr3mhTj290ap7cvEVD+I978QI7oVsgWI`;

interface Limits {
  atOnce: number;
  queue: number;
  waitMs: number;
}
const LIMITS: Limits = { atOnce: Math.min(4, availableParallelism()), queue: 64, waitMs: 2_000 };

/**
 * Hashes and checks passwords. Each hash takes memory and a core for a while, so only a few run at once; under a flood
 * of sign-ins the rest are told to come back (`SERVICE_UNAVAILABLE`).
 */
export class Passwords {
  readonly #gate: Gate;

  constructor(limits: Limits = LIMITS) {
    this.#gate = new Gate(limits);
  }

  hash(password: string): Promise<string> {
    return this.#gate.run(() => hash(password, COST));
  }

  verify(hashed: string, password: string): Promise<boolean> {
    return this.#gate.run(() => verify(hashed, password));
  }

  /** Takes the time of a check when there is no account, so that the two cannot be told apart by the clock. */
  async verifyDummy(password: string): Promise<false> {
    await this.verify(NOBODY, password);
    return false;
  }

  /** Whether a hash was made at another cost than today's. */
  isOutdated(hashed: string): boolean {
    return !hashed.startsWith(CURRENT);
  }
}
