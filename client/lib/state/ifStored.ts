/** Runs an act on a storage of the browser, which may refuse: in private windows, when it is full. Null when it does. */
export function ifStored<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
