/** The same report is written once in this time. */
const APART_MS = 60_000;
/** Names are few; if they are not, they are forgotten rather than collected. */
const NAMES_MAX = 200;

/**
 * Lets a report that repeats through once a minute: what cannot work while a database is full or away would otherwise
 * fill the log, and with it the disk.
 */
export class Repeats {
  readonly #reports = new Map<string, { at: number; left: number }>();

  /**
   * Returns how many reports of this name were left out since the last one; null when this one is left out as well.
   */
  next(name: string, now = performance.now()): number | null {
    const last = this.#reports.get(name);
    if (last && now - last.at < APART_MS) {
      last.left += 1;
      return null;
    }
    if (this.#reports.size >= NAMES_MAX) this.#reports.clear();
    this.#reports.set(name, { at: now, left: 0 });
    return last?.left ?? 0;
  }
}
