const SIGNALS = ["SIGINT", "SIGTERM"] as const;

const ends: (() => Promise<void>)[] = [];

/** Runs `act` and then `end`, which also runs when the bench is stopped: no server of it stays behind. */
export async function endingWith<T>(end: () => Promise<void>, act: () => Promise<T>): Promise<T> {
  if (ends.length === 0) for (const signal of SIGNALS) process.on(signal, stop);
  ends.push(end);
  try {
    return await act();
  } finally {
    ends.splice(ends.indexOf(end), 1);
    if (ends.length === 0) for (const signal of SIGNALS) process.off(signal, stop);
    await end();
  }
}

/** Ends what was begun last first. */
function stop(): void {
  const all = ends.toReversed().reduce((before, end) => before.then(end, end), Promise.resolve());
  void all.finally(() => process.exit(1));
}
