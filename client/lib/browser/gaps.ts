const listeners = new Set<() => void>();

/** A gap is announced after a pause between these, in milliseconds. */
const SHORTEST = 1_000;
const LONGEST = 2_000;

/** Signals that follow each other within this time are of one gap. */
const ONE_GAP = 500;

let timer: ReturnType<typeof setTimeout> | undefined;
let firstNoted = 0;
let hasAnother = false;

function announceLater(): void {
  firstNoted = Date.now();
  hasAnother = false;
  timer = setTimeout(
    () => {
      timer = undefined;
      if (hasAnother) announceLater();
      for (const listener of listeners) listener();
    },
    SHORTEST + Math.random() * (LONGEST - SHORTEST),
  );
}

/**
 * Live events may have been missed, so what is on the screen has to be read again. All subscriptions of a page learn of
 * the same gap, and all pages of a server: the announcement waits for the first, and has a random part for the second.
 * After its pause a server does not remember anything from before the gap.
 */
export const gaps = {
  note(): void {
    if (timer === undefined) announceLater();
    else if (Date.now() - firstNoted > ONE_GAP) hasAnother = true;
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
