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

  /** Notes that the work has come to its end: what it left behind for others, such as a timer, goes on. */
  release(): void {
    this.#isOver = false;
  }
}

const current = new AsyncLocalStorage<Deadline | undefined>();

/** Returns the deadline of the work that calls this; undefined for work without one. */
export const currentDeadline = (): Deadline | undefined => current.getStore();

/** Runs work whose deadline somebody else ends, and releases. */
export const underDeadline = <T>(deadline: Deadline, work: () => T): T => current.run(deadline, work);

/**
 * Runs work that must end in time, and with the deadline of the work around it. Then what it has begun is stopped, and it
 * begins no more.
 * @throws DomainError SERVICE_UNAVAILABLE at the deadline.
 */
export async function withDeadline<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const outer = currentDeadline();
  if (outer?.isOver) throw tooLate();
  const deadline = new Deadline();
  let end = () => {};
  const late = new Promise<never>((_, reject) => {
    end = () => {
      reject(tooLate());
      deadline.end();
    };
  });
  const timer = setTimeout(end, ms);
  const leave = outer?.begin({ stop: end });
  // What is cut off is still recognised until it has come to its end, so that it begins nothing more.
  const running = current.run(deadline, work).finally(() => deadline.release());
  try {
    return await Promise.race([running, late]);
  } finally {
    clearTimeout(timer);
    leave?.();
  }
}

const tooLate = () => unavailable("This took too long. Please ask for less, or try again in a moment.");

/** Runs work that others wait for too: it does not end with the deadline of the first who asked for it. */
export const beyondDeadlines = <T>(work: () => T): T =>
  currentDeadline() === undefined ? work() : current.run(undefined, work);
