/* Waiting for asynchronous effects. These are the only timers of the tests, beside `quiet.ts`: a test waits for an
   event or for a state, never for a time. */

interface Patience {
  /** The time limit, which suffices on a busy machine too. */
  timeout?: number;
  interval?: number;
}

const pause = (ms: number) => new Promise<null>((resolve) => void setTimeout(resolve, ms, null));

/**
 * Repeats a check until it neither throws nor returns false, and returns its result. When the time is over, it throws
 * the last failure.
 */
export async function eventually<T>(
  look: () => T | Promise<T>,
  { timeout = 60_000, interval = 25 }: Patience = {},
): Promise<T> {
  const end = performance.now() + timeout;
  for (;;) {
    try {
      const answer = await look();
      if (answer !== false) return answer;
      if (performance.now() > end) throw new Error(`It was still false after ${timeout} ms: ${look.toString()}`);
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await pause(interval);
  }
}

/** Repeats an act until its effect arrives, because a subscription begins a moment after its request. */
export async function repeatUntil(act: () => Promise<unknown>, effect: Promise<unknown>, interval = 50): Promise<void> {
  const arrived = effect.then(() => true);
  do await act();
  while (!(await Promise.race([arrived, pause(interval)])));
}

/** Resolves to the value of a promise, or to null when it takes longer. */
export const orNull = <T>(promise: Promise<T>, timeout: number): Promise<T | null> =>
  Promise.race([promise, pause(timeout)]);

/** Resolves to the result of long work, and rejects when its progress stays the same for too long, in milliseconds. */
export async function whileItAdvances<T>(work: Promise<T>, progress: () => number, patience = 60_000): Promise<T> {
  const result = work.then((value) => ({ value }));
  for (let before = progress(); ; before = progress()) {
    const done = await orNull(result, patience);
    if (done) return done.value;
    if (progress() === before) throw new Error(`It stayed at ${before} for ${patience} ms.`);
  }
}
