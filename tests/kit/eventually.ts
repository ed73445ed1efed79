/*
 * Waiting for what happens by itself. These are the only timers of the tests, beside `quiet.ts`: a test waits for an
 * event or for a state, never for a time.
 */

interface Patience {
  /** How long it may take, on a busy machine too. */
  timeout?: number;
  interval?: number;
}

const pause = (ms: number) => new Promise<null>((resolve) => void setTimeout(resolve, ms, null));

/**
 * Looks again and again until the look neither throws nor answers false, and gives its answer. What it refused last is
 * the failure.
 */
export async function eventually<T>(
  look: () => T | Promise<T>,
  { timeout = 10_000, interval = 25 }: Patience = {},
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

/** Repeats an act until its effect arrives: a subscription begins a moment after it was asked for. */
export async function repeatUntil(act: () => Promise<unknown>, effect: Promise<unknown>, interval = 50): Promise<void> {
  const arrived = effect.then(() => true);
  do await act();
  while (!(await Promise.race([arrived, pause(interval)])));
}

/** What a promise gives, or null when it takes longer. */
export const orNull = <T>(promise: Promise<T>, timeout: number): Promise<T | null> =>
  Promise.race([promise, pause(timeout)]);
