const LINE_MS = 1_000;
const UNITS = ["B", "kB", "MB", "GB", "TB"];

/** Shows how far a long piece of work is, a line a second at most, and ends it when the operator wants that. */
export class Progress {
  #printedAt = 0;
  #bytes = 0;

  constructor(
    private readonly print: (line: string) => void,
    private readonly signal: AbortSignal,
  ) {}

  /** Begins a part of the work, with a line of its own. */
  begin(line: string): void {
    this.signal.throwIfAborted();
    this.#bytes = 0;
    this.#printedAt = Date.now();
    this.print(line);
  }

  /** Counts bytes of the current part. @throws the reason for which the work was ended. */
  add(bytes: number, what: string): void {
    this.signal.throwIfAborted();
    this.#bytes += bytes;
    const now = Date.now();
    if (now - this.#printedAt < LINE_MS) return;
    this.#printedAt = now;
    this.print(`  ${sizeOf(this.#bytes)}  ${what}`);
  }
}

/** Writes a number of bytes for people. */
export function sizeOf(bytes: number): string {
  const unit = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const amount = bytes / 1000 ** unit;
  return `${unit === 0 ? amount : amount.toFixed(1)} ${UNITS[unit]}`;
}
