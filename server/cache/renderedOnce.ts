import { type CacheFigures, Tally } from "./tally.ts";

const shared = new WeakSet<object>();

/**
 * Notes that an object is the same for many viewers and never changes: what is made of it may be used again for viewers
 * who may see it.
 */
export function share<T extends object>(object: T): T {
  shared.add(object);
  return object;
}

export const isShared = (object: unknown): object is object =>
  typeof object === "object" && object !== null && shared.has(object);

/** What is made of shared objects, in this process: the objects say themselves how long it stays. */
export const RENDERED: CacheFigures[] = [];

/**
 * Makes something of an object once where it is the same for many viewers, and each time where it is not. It lives and
 * dies with the object; where nothing is remembered, no object is shared.
 */
export class RenderedOnce<Of extends object, Made> {
  readonly #made = new WeakMap<Of, Made>();
  readonly #tally = new Tally();

  constructor(name: string) {
    RENDERED.push({ name, max: null, tally: this.#tally, size: () => null });
  }

  get(object: Of, make: () => Made): Made {
    if (!isShared(object)) return make();
    const known = this.#made.get(object);
    this.#tally.count(known !== undefined);
    if (known !== undefined) return known;
    const made = make();
    this.#made.set(object, made);
    return made;
  }
}
