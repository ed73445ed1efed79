import { beyondDeadlines } from "#server/core/deadlines/deadline";
import { NEWEST } from "#server/core/pages";
import type { Keyset } from "#server/core/pagination";
import { ignoreFailure } from "#server/core/rejections";
import type { Writes } from "./writes.ts";

/** The items of a list between two positions, newest first. */
interface Span<T> {
  /** All items of the span are older than this position. */
  readonly newerEnd: Keyset;
  /** The position of the oldest item that can be in the span; null in the last span of the list, which has no end. */
  readonly olderEnd: Keyset | null;
  /** Null until the items are read, and again when nobody has wanted them for a while. */
  items: readonly T[] | null;
  /** When the last finished reading began, in milliseconds, and how many writes there were then. */
  readAt: number;
  readAfter: number;
  wantedAt: number;
  reading: { promise: Promise<void>; after: number; at: number } | null;
}

/** Items from a position on. */
export interface Stretch<T> {
  items: readonly T[];
  /** The position after which the list goes on; null at its end. */
  next: Keyset | null;
}

interface Parts<T> {
  /** Reads the items older than one position and not older than another, newest first, so many at most. */
  read(newerEnd: Keyset, olderEnd: Keyset | null, limit: number, known: readonly T[]): Promise<readonly T[]>;
  /** Reads the position of each n-th item, newest first, down to the item of this number. */
  positions(each: number, max: number): Promise<Keyset[]>;
  writes: Pick<Writes, "count">;
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
/** Items are shown for so long after their reading began, because other processes write too. */
const FRESH_MS = 1_000;
/** Items of this age are still shown while they are being read again. */
const RENEW_MS = 600;
/** Items that nobody has wanted for so long are dropped. */
const KEEP_MS = 60_000;

/**
 * Remembers the newest items of a list that is the same for everybody, in spans between fixed positions, so that the
 * pages of all viewers share what is read. A span is read again after each write on this process and once a second.
 */
export class Spans<T extends Keyset> {
  #spans: Span<T>[] = [];
  #building: Promise<void> | null = null;
  readonly #now: () => number;

  constructor(private readonly parts: Parts<T>) {
    this.#now = parts.now ?? (() => performance.now());
  }

  /** Returns the items that follow a position, up to the end of its span; null where nothing is remembered. */
  async after(position: Keyset): Promise<Stretch<T> | null> {
    const needed = { after: this.parts.writes.count, at: this.#now() - FRESH_MS };
    if (this.#spans.length === 0) await (this.#building ??= beyondDeadlines(() => this.#build()));
    for (;;) {
      const span = this.#spans.find(({ olderEnd }) => olderEnd === null || isOlder(olderEnd, position));
      if (!span) return null;
      span.wantedAt = this.#now();
      const items = this.#freshItems(span, needed);
      if (items) return { items: items.filter((item) => isOlder(item, position)), next: span.olderEnd };
      // A reading that began before the last write may lack it.
      await (span.reading && span.reading.after >= needed.after ? span.reading.promise : this.#read(span));
    }
  }

  #freshItems(span: Span<T>, needed: { after: number; at: number }): readonly T[] | null {
    if (span.items === null || span.readAfter < needed.after || span.readAt < needed.at) return null;
    // Nobody waits for this reading; who needs it after a failure reads again and learns of the failure then.
    if (this.#now() - span.readAt > RENEW_MS && !span.reading) void ignoreFailure(this.#read(span), "optional");
    return span.items;
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

  #read(span: Span<T>): Promise<void> {
    const after = this.parts.writes.count;
    const at = this.#now();
    const reading = { after, at, promise: beyondDeadlines(() => this.#replace(span, at, after)) };
    span.reading = reading;
    const end = () => {
      if (span.reading === reading) span.reading = null;
    };
    reading.promise.then(end, end);
    return reading.promise;
  }

  async #replace(span: Span<T>, at: number, after: number): Promise<void> {
    const { newerEnd, olderEnd } = span;
    const items = await this.parts.read(newerEnd, olderEnd, READ_MAX, span.items ?? []);
    // A reading that began later knows more.
    if (span.readAt > at) return;
    Object.assign(span, { items, readAt: at, readAfter: after });
    const place = this.#spans.indexOf(span);
    if (place !== -1 && items.length > SPAN_MAX) this.#spans.splice(place, 1, ...divided(span, items));
    this.#spans.length = Math.min(this.#spans.length, Math.ceil(this.parts.max / SPAN));
    for (const other of this.#spans) if (at - other.wantedAt > KEEP_MS) other.items = null;
  }
}

const isOlder = (item: Keyset, than: Keyset): boolean =>
  item.createdAt < than.createdAt || (item.createdAt === than.createdAt && item.id < than.id);

const emptySpan = <T>(newerEnd: Keyset, olderEnd: Keyset | null): Span<T> => ({
  newerEnd,
  olderEnd,
  items: null,
  readAt: Number.NEGATIVE_INFINITY,
  readAfter: 0,
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
    parts.push({ ...span, newerEnd, olderEnd, items: own, reading: null });
    newerEnd = olderEnd ?? newerEnd;
  }
  return items.length < READ_MAX ? parts : [...parts, emptySpan(newerEnd, span.olderEnd)];
}
