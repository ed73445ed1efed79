/** Returns the milliseconds to wait after so many failed tries in a row; null means that the job gives up. */
export type BackOff = (tries: number) => number | null;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const FIRST = 5 * SECOND;
const PATIENCE = 3 * 24 * HOUR;

/**
 * Suits a job that depends on a service which may be down: in the first hour at most a minute passes between tries, so
 * that a short outage is hardly noticed; then at most ten minutes, for three days.
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
