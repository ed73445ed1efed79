/** Milliseconds to wait after so many failed tries in a row; null: it is given up. */
export type BackOff = (tries: number) => number | null;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const FIRST = 5 * SECOND;
const PATIENCE = 3 * 24 * HOUR;

/**
 * For what depends on a service that may be down: at most a minute between tries in the first hour, so that a short
 * outage is hardly noticed, then at most ten minutes, for three days.
 */
export const patiently: BackOff = (tries) => {
  let waited = 0;
  let pause = FIRST;
  for (let n = 1; n < tries; n++) {
    waited += pause;
    pause = Math.min(pause * 2, waited < HOUR ? MINUTE : 10 * MINUTE);
  }
  return waited + pause <= PATIENCE ? pause : null;
};
