import { beyondDeadlines } from "#server/core/deadlines/deadline";
import { NEWEST } from "#server/core/pages";
import type { Keyset } from "#server/core/pagination";
import { within } from "#server/core/deadlines/within";
import { Tally } from "./tally.ts";

/** The items of a list between two positions, newest first. */
interface Span<T> {
  /** All items of the span are older than this position. */
  readonly newerEnd: Keyset;
  /** The position of the oldest item that can be in the span; null in the last span of the list, which has no end. */
  readonly olderEnd: Keyset | null;
  /** Null until the items are read, and again when nobody has wanted them for a while. */
  items: readonly T[] | null;
  /** Whether the list was found to have other items. */
  isDoubted: boolean;
  wantedAt: number;
  reading: Reading | null;
}

/** Something that is being read for all who wait for it. */
interface Reading {
  promise: Promise<void>;
  since: number;
}

/** Items from a position on. */
export interface Stretch<T> {
  items: readonly T[];
  /** The position after which the list goes on; null at its end. */
  next: Keyset | null;
  /** Call it where the list turns out to have other items: they are read again. */
  doubt(): void;
}

/** Where the items of a list are read. */
export interface SpanParts<T> {
  /** Reads the items older than one position and not older than another, newest first, so many at most. */
  read(newerEnd: Keyset, olderEnd: Keyset | null, limit: number, known: readonly T[]): Promise<readonly T[]>;
  /** Reads the position of each n-th item, newest first, down to the item of this number. */
  positions(each: number, max: number): Promise<Keyset[]>;
  /** The number of items that are remembered at most. */
  max: number;
  now?: () => number;
}

/** The usual number of items in a span, which are read at once. */
const SPAN = 32;
/** A span that has grown to more items than this is divided. */
const SPAN_MAX = 2 * SPAN;
/** The number of items that are read at once at most. */
const READ_MAX = 3 * SPAN;
/** A reading is waited for so long; then the list has to be read without what is remembered. */
const DEADLINE_MS = 500;
/** After a failed reading none begins for so long. */
const PAUSE_MS = 100;
/** Items that nobody has wanted for so long are dropped. */
const KEEP_MS = 60_000;

/**
 * Remembers the newest items of a list that is the same for everybody, in spans between fixed positions, so that the
 * pages of all viewers share what is read. Whether they are still the list is for the caller to find out, who reads that
 * anyway: a span is read again after it was doubted.
 */
export class Spans<T extends Keyset> {
  /** Its hits are the stretches that nobody had to read. */
  readonly tally = new Tally();
  #spans: Span<T>[] = [];
  #building: Reading | null = null;
  #pausedUntil = Number.NEGATIVE_INFINITY;
  readonly #now: () => number;

  constructor(private readonly parts: SpanParts<T>) {
    this.#now = parts.now ?? (() => performance.now());
  }

  get size(): number {
    return this.#spans.reduce((sum, { items }) => sum + (items?.length ?? 0), 0);
  }

  /** Returns the items that follow a position, up to the end of its span; null where nothing is remembered. */
  async after(position: Keyset): Promise<Stretch<T> | null> {
    if (this.#spans.length === 0 && !(await this.#ends((this.#building ??= this.#reading(() => this.#build())))))
      return null;
    for (let readings = 0; ; readings++) {
      const span = this.#spans.find(({ olderEnd }) => olderEnd === null || isOlder(olderEnd, position));
      if (!span) return null;
      span.wantedAt = this.#now();
      const { items, isDoubted } = span;
      if (readings === 0) this.tally.count(items !== null && !isDoubted);
      if (items && !isDoubted) {
        const doubt = () => void (span.isDoubted ||= span.items === items);
        return { items: items.filter((item) => isOlder(item, position)), next: span.olderEnd, doubt };
      }
      if (!span.reading && this.#now() < this.#pausedUntil) return null;
      if (!(await this.#ends((span.reading ??= this.#reading(() => this.#replace(span)))))) return null;
    }
  }

  #reading(read: () => Promise<void>): Reading {
    const since = this.#now();
    const promise = beyondDeadlines(read);
    promise.catch(() => (this.#pausedUntil = this.#now() + PAUSE_MS));
    return { promise, since };
  }

  /** Waits for a reading, and returns whether it came to its end in time. */
  async #ends({ promise, since }: Reading): Promise<boolean> {
    const left = DEADLINE_MS - (this.#now() - since);
    return (
      left > 0 &&
      (await within(
        left,
        promise.then(() => true),
        false,
      ))
    );
  }

  async #build(): Promise<void> {
    try {
      const { positions, max } = this.parts;
      const ends = await positions(SPAN, max);
      const starts = [NEWEST, ...ends];
      const isWhole = ends.length < Math.floor(max / SPAN);
      const spans = ends.map((end, at) => emptySpan<T>(starts[at] ?? NEWEST, end));
      this.#spans = isWhole ? [...spans, emptySpan(starts.at(-1) ?? NEWEST, null)] : spans;
    } finally {
      this.#building = null;
    }
  }

  async #replace(span: Span<T>): Promise<void> {
    try {
      const { newerEnd, olderEnd } = span;
      const items = await this.parts.read(newerEnd, olderEnd, READ_MAX, span.items ?? []);
      Object.assign(span, { items, isDoubted: false });
      const place = this.#spans.indexOf(span);
      if (place !== -1 && items.length > SPAN_MAX) this.#spans.splice(place, 1, ...divided(span, items));
      this.#spans.length = Math.min(this.#spans.length, Math.ceil(this.parts.max / SPAN));
      const now = this.#now();
      for (const other of this.#spans) if (now - other.wantedAt > KEEP_MS) other.items = null;
    } finally {
      span.reading = null;
    }
  }
}

const isOlder = (item: Keyset, than: Keyset): boolean =>
  item.createdAt < than.createdAt || (item.createdAt === than.createdAt && item.id < than.id);

const emptySpan = <T>(newerEnd: Keyset, olderEnd: Keyset | null): Span<T> => ({
  newerEnd,
  olderEnd,
  items: null,
  isDoubted: false,
  wantedAt: Number.NEGATIVE_INFINITY,
  reading: null,
});

/** Divides a span into several of the usual size; when not all of its items were read, the rest is a span of its own. */
function divided<T extends Keyset>(span: Span<T>, items: readonly T[]): Span<T>[] {
  const parts: Span<T>[] = [];
  let { newerEnd } = span;
  for (let from = 0; from < items.length; from += SPAN) {
    const own = items.slice(from, from + SPAN);
    const last = own.at(-1);
    const isLast = from + SPAN >= items.length && items.length < READ_MAX;
    const olderEnd = isLast || !last ? span.olderEnd : { createdAt: last.createdAt, id: last.id };
    parts.push({ ...span, newerEnd, olderEnd, items: own, isDoubted: false, reading: null });
    newerEnd = olderEnd ?? newerEnd;
  }
  return items.length < READ_MAX ? parts : [...parts, emptySpan(newerEnd, span.olderEnd)];
}
