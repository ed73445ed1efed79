import { setImmediate } from "node:timers/promises";
import { currentDeadline, withDeadline } from "#server/core/deadlines/deadline";
import { unavailable } from "#server/core/errors";
import { networkOf } from "#server/core/networks";
import type { RequestContext } from "#server/core/viewer";
import { Gate } from "#server/platform/gate";

/** The time that a document has, from its arrival to its answer. */
export const DOCUMENT_MS = 10_000;
/** A document that costs more points than this is dear. */
export const DEAR_POINTS = 250;
/** The dear documents that run at once, those of one member among them, and those that wait. */
const DEAR = { atOnce: 2, waiting: 50, ofOne: 1, waitingOfOne: 10 } as const;

type Asker = Pick<RequestContext, "viewer" | "ip">;

/** Runs a document within its bounds. @throws DomainError SERVICE_UNAVAILABLE when they do not suffice. */
export type RunBounded = <T>(cost: number, asker: Asker, work: () => Promise<T>) => Promise<T>;

/**
 * Bounds what the documents of third parties take from everybody else. Each has ten seconds; then its statements are
 * cancelled. Dear ones take the processor for a moment each, so they run one by one for a member or a guest's network,
 * and two at once in all, while the others wait.
 */
export class BoundedDocuments {
  readonly #all: Gate;
  readonly #ofOne = new Map<string | number, { gate: Gate; users: number }>();

  constructor(private readonly ms = DOCUMENT_MS) {
    this.#all = new Gate({ atOnce: DEAR.atOnce, queue: DEAR.waiting, waitMs: ms });
  }

  readonly run: RunBounded = (cost, asker, work) =>
    withDeadline(this.ms, () => (cost > DEAR_POINTS ? this.#inTurn(asker, work) : work()));

  async #inTurn<T>({ viewer, ip }: Asker, work: () => Promise<T>): Promise<T> {
    const key = viewer ? viewer.id : networkOf(ip);
    const own = this.#ofOne.get(key) ?? { gate: this.#newGate(), users: 0 };
    this.#ofOne.set(key, own);
    own.users++;
    try {
      return await own.gate.run(() => this.#all.run(() => inTime(work)));
    } finally {
      if (--own.users === 0) this.#ofOne.delete(key);
    }
  }

  #newGate(): Gate {
    return new Gate({ atOnce: DEAR.ofOne, queue: DEAR.waitingOfOne, waitMs: this.ms });
  }
}

/** Begins a document after whatever else waits for the processor, unless its time ended while it waited. */
async function inTime<T>(work: () => Promise<T>): Promise<T> {
  await setImmediate();
  if (currentDeadline()?.isOver) throw unavailable();
  return work();
}
