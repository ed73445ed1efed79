import { beyondDeadlines } from "#server/core/deadlines/deadline";
import { unavailable } from "#server/core/errors";
import { isPassing } from "./faults.ts";

/** The number of acts in a batch at most. */
const MOST = 100;
/** The number of acts on one thing that wait at most. */
const WAITING = 1_000;
/** A batch that failed because of some of its acts is divided so many times at most. */
const DIVISIONS = 16;

interface Waiting<Act, Outcome> {
  act: Act;
  resolve(outcome: Outcome | null): void;
  reject(error: unknown): void;
}

/** Something that one member does. */
interface OfMember {
  memberId: number;
}

/**
 * Runs what members do to the same thing at the same time in batches. The first act runs at once; those that come
 * meanwhile wait for its end and then run as one, each member's acts in their order. So thousands of members who like
 * a popular post cost as many transactions as the disk can store, not one each, and acts on other things do not wait.
 */
export class Batches<Act extends OfMember, Outcome extends OfMember, Thing = number> {
  /** The acts that wait for the end of those that run, by thing. */
  readonly #waiting = new Map<Thing, Waiting<Act, Outcome>[]>();

  /** @param run stores acts of different members; its answer leaves out members for whom there was nothing to do. */
  constructor(private readonly run: (thing: Thing, acts: readonly Act[]) => Promise<readonly Outcome[]>) {}

  /**
   * Runs an act, and returns its outcome once it is stored; null if there was nothing to do.
   * @throws DomainError SERVICE_UNAVAILABLE when too many wait.
   */
  do(thing: Thing, act: Act): Promise<Outcome | null> {
    return new Promise((resolve, reject) => {
      const mine = { act, resolve, reject };
      const waiting = this.#waiting.get(thing);
      if (waiting && waiting.length >= WAITING) reject(unavailable());
      else if (waiting) waiting.push(mine);
      else {
        this.#waiting.set(thing, []);
        void beyondDeadlines(() => this.#perform(thing, [mine]));
      }
    });
  }

  /** Runs some acts, and then those that have come meanwhile. It never rejects. */
  async #perform(thing: Thing, acts: readonly Waiting<Act, Outcome>[]): Promise<void> {
    await this.#settle(thing, acts);
    const [next, rest] = divided(this.#waiting.get(thing) ?? []);
    if (next.length === 0) return void this.#waiting.delete(thing);
    this.#waiting.set(thing, rest);
    void this.#perform(thing, next);
  }

  /**
   * Runs some acts as one. A database that cannot be used now is a failure of all of them, which is not repeated. What
   * fails for one member, whose account is just being deleted, must not fail for the others: it is looked for by halves,
   * one after the other.
   */
  async #settle(thing: Thing, acts: readonly Waiting<Act, Outcome>[], budget = { left: DIVISIONS }): Promise<void> {
    try {
      const outcomes = await this.run(
        thing,
        acts.map(({ act }) => act),
      );
      const byMember = new Map(outcomes.map((outcome) => [outcome.memberId, outcome]));
      for (const { act, resolve } of acts) resolve(byMember.get(act.memberId) ?? null);
    } catch (error) {
      if (acts.length === 1 || budget.left === 0 || isPassing(error)) {
        for (const { reject } of acts) reject(error);
        return;
      }
      budget.left--;
      const half = Math.ceil(acts.length / 2);
      await this.#settle(thing, acts.slice(0, half), budget);
      await this.#settle(thing, acts.slice(half), budget);
    }
  }
}

/** Takes the first act of each member, and leaves the others. */
function divided<Act extends OfMember, Outcome>(
  waiting: readonly Waiting<Act, Outcome>[],
): [Waiting<Act, Outcome>[], Waiting<Act, Outcome>[]] {
  const members = new Set<number>();
  const next: Waiting<Act, Outcome>[] = [];
  const rest: Waiting<Act, Outcome>[] = [];
  for (const one of waiting) {
    if (next.length === MOST || members.has(one.act.memberId)) rest.push(one);
    else next.push(one);
    members.add(one.act.memberId);
  }
  return [next, rest];
}
