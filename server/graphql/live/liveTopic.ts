import type { Viewer } from "#server/core/viewer";
import { RESYNC, type Resync } from "#server/graphql/fields/resync";

/** The news that one slow subscriber may have waiting; beyond this its subscription fails. */
const QUEUE_MAX = 100;

const NONE = [] as const;

/** A subscriber reads so slowly that news would be lost. Its socket closes, and the client reads the data again. */
export class SlowSubscriber extends Error {
  override readonly name = "SlowSubscriber";
}

/**
 * Delivers news of one kind to the subscriptions of this process. A feature finds once who listens (`viewers`), decides
 * by one statement who may receive the news, and delivers to those:
 *
 *     @Subscription(() => Post, { subscribe: ({ context }) => context.face(PostsResolver).added.subscribe(requireViewer(context)) })
 *     postAdded(@Root() post: PostView) { return post; }
 */
export class LiveTopic<T> {
  readonly #readers = new Map<number, readonly Reader<T>[]>();
  /** Resolves once all news that was announced so far has been delivered. */
  #announced: Promise<unknown> = Promise.resolve();

  /**
   * Returns news for this viewer until the subscriber returns, which happens when its socket or subscription ends.
   * RESYNC is delivered first: a client that has received it misses no later news, and now queries earlier data.
   * @param subjects ids of the things whose news the viewer wants; all when omitted.
   * @param matches whether the viewer wants a piece of news; all when omitted.
   */
  subscribe(
    viewer: Viewer,
    subjects: ReadonlySet<number> | null = null,
    matches: Matches<T> | null = null,
  ): LiveReader<T> {
    const reader = new Reader<T>(subjects, matches, () => {
      const others = this.#readersOf(viewer.id).filter((other) => other !== reader);
      if (others.length > 0) this.#readers.set(viewer.id, others);
      else this.#readers.delete(viewer.id);
    });
    this.#readers.set(viewer.id, [...this.#readersOf(viewer.id), reader]);
    reader.resync();
    return reader;
  }

  /** Returns the distinct members who listen on this process now, to news of one thing if it is named. */
  viewers(subject: number | null = null): number[] {
    if (subject === null) return [...this.#readers.keys()];
    return [...this.#readers].flatMap(([viewerId, readers]) =>
      readers.some((reader) => reader.wants(subject)) ? [viewerId] : [],
    );
  }

  /** Returns whether this member listens on this process now. */
  isListening(viewerId: number): boolean {
    return this.#readers.has(viewerId);
  }

  /** Returns the ids of the things that this member watches on this process now. */
  subjectsOf(viewerId: number): ReadonlySet<number> {
    return new Set(this.#readersOf(viewerId).flatMap((reader) => reader.subjectIds()));
  }

  /** Delivers to one member the last news of a thing, which they watch no longer. */
  deliverLast(payload: T, viewerId: number, subject: number): void {
    for (const reader of this.#readersOf(viewerId)) reader.pushLast(payload, subject);
  }

  /** Delivers news to every subscription of the given members. */
  deliver(payload: T, audience: ReadonlySet<number>): void {
    for (const [viewerId, readers] of this.#readers) {
      if (audience.has(viewerId)) for (const reader of readers) if (reader.accepts(payload)) reader.push(payload);
    }
  }

  /**
   * Delivers news that has to be read first, if anybody listens. Several are read at the same time, and delivered in the
   * order in which they were announced.
   * @param read receives the members who listen, and returns the news with those of them who receive it.
   * @throws whatever `read` throws; news that was announced later is delivered nevertheless.
   */
  async announce(read: (listeners: number[]) => Promise<Announced<T> | null>): Promise<void> {
    const listeners = this.viewers();
    if (listeners.length === 0) return;
    const reading = read(listeners);
    const delivered = Promise.allSettled([reading, this.#announced]).then(async () => {
      const news = await reading;
      if (news) this.deliver(news.payload, news.audience);
    });
    this.#announced = Promise.allSettled([delivered]);
    await delivered;
  }

  /** Informs every subscription of the given members that more may have changed than the news say. */
  resync(audience: Iterable<number>): void {
    for (const viewerId of audience) for (const reader of this.#readersOf(viewerId)) reader.resync();
  }

  /** Delivers to each member their own news of a thing, to the subscriptions that want it. */
  deliverEach(payloads: ReadonlyMap<number, T>, subject: number): void {
    for (const [viewerId, payload] of payloads) {
      for (const reader of this.#readersOf(viewerId)) {
        if (reader.wants(subject) && reader.accepts(payload)) reader.push(payload);
      }
    }
  }

  #readersOf(viewerId: number): readonly Reader<T>[] {
    return this.#readers.get(viewerId) ?? NONE;
  }
}

/** Whether a subscription wants a piece of news that its viewer may have. */
type Matches<T> = (payload: T) => boolean;

/** News, and the members who receive it. */
interface Announced<T> {
  payload: T;
  audience: ReadonlySet<number>;
}

/** A source of events that can inform its subscriber that some may have been missed. */
export interface Resyncing {
  /** Delivers RESYNC after what is already waiting; once is enough where it is the last that waits. */
  resync(): void;
}

/** The news of one subscription. */
export interface LiveReader<T> extends AsyncIterableIterator<T | Resync>, Resyncing {
  /** Delivers to this subscription alone the last news of a thing, if it watches it. */
  pushLast(value: T, subject: number): void;
}

class Reader<T> implements LiveReader<T> {
  /** An array holds few ids in a third of the memory of a set, and thousands of readers hold them. */
  #subjects: readonly number[] | null;
  readonly #queue: (T | Resync)[] = [];
  readonly #waiting: ((result: IteratorResult<T | Resync>) => void)[] = [];
  #ended = false;
  #tooSlow = false;

  constructor(
    subjects: ReadonlySet<number> | null,
    private readonly matches: Matches<T> | null,
    private readonly onEnd: () => void,
  ) {
    this.#subjects = subjects && [...subjects];
  }

  wants(subject: number): boolean {
    return this.#subjects?.includes(subject) ?? true;
  }

  accepts(payload: T): boolean {
    return this.matches?.(payload) ?? true;
  }

  subjectIds(): number[] {
    return [...(this.#subjects ?? [])];
  }

  pushLast(value: T, subject: number): void {
    if (!this.#subjects?.includes(subject)) return;
    this.#subjects = this.#subjects.filter((id) => id !== subject);
    this.push(value);
  }

  resync(): void {
    if (this.#queue.at(-1) !== RESYNC) this.push(RESYNC);
  }

  push(value: T | Resync): void {
    if (this.#ended) return;
    const waiting = this.#waiting.shift();
    if (waiting) return waiting({ value, done: false });
    this.#queue.push(value);
    if (this.#queue.length <= QUEUE_MAX) return;
    this.#tooSlow = true;
    void this.return();
  }

  next(): Promise<IteratorResult<T | Resync>> {
    if (this.#tooSlow) return Promise.reject(new SlowSubscriber("A subscriber is too slow."));
    const [value] = this.#queue;
    if (this.#queue.length > 0 && value !== undefined) {
      this.#queue.shift();
      return Promise.resolve({ value, done: false });
    }
    if (this.#ended) return Promise.resolve({ value: undefined, done: true });
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  return(): Promise<IteratorResult<T | Resync>> {
    if (!this.#ended) {
      this.#ended = true;
      this.#queue.length = 0;
      for (const waiting of this.#waiting.splice(0)) waiting({ value: undefined, done: true });
      this.onEnd();
    }
    return Promise.resolve({ value: undefined, done: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
