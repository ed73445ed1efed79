import { AsyncLocalStorage } from "node:async_hooks";
import { unavailable } from "#server/core/errors";

/** A piece of work that can be stopped. */
interface Stoppable {
  stop(): void;
}

/** The end of the time that some work has, and what of it runs just now. */
export class Deadline {
  readonly #running = new Set<Stoppable>();
  #isOver = false;

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Notes something that runs until `done` is called, and is stopped at the deadline. */
  begin(part: Stoppable): () => void {
    this.#running.add(part);
    return () => void this.#running.delete(part);
  }

  /** Stops what runs; nothing begins after it. */
  end(): void {
    this.#isOver = true;
    for (const part of this.#running) part.stop();
    this.#running.clear();
  }
}

const current = new AsyncLocalStorage<Deadline | undefined>();
/** The number of pieces of work that have a deadline: without any, the process pays nothing for knowing whose a call is. */
let bounded = 0;

/** Returns the deadline of the work that calls this; undefined for work without one. */
export const currentDeadline = (): Deadline | undefined => (bounded === 0 ? undefined : current.getStore());

/**
 * Runs work that must end in time. At the deadline what it has begun is stopped, and it begins no more.
 * @throws DomainError SERVICE_UNAVAILABLE at the deadline.
 */
export async function withDeadline<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const deadline = new Deadline();
  bounded++;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(unavailable("This took too long. Please ask for less, or try again in a moment."));
      deadline.end();
    }, ms);
  });
  // What is cut off is still recognised until it has come to its end, so that it begins nothing more.
  const running = current.run(deadline, work).finally(() => {
    if (--bounded === 0) current.disable();
  });
  try {
    return await Promise.race([running, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Runs work that others wait for too: it does not end with the deadline of the first who asked for it. */
export const beyondDeadlines = <T>(work: () => T): T =>
  currentDeadline() === undefined ? work() : current.run(undefined, work);
