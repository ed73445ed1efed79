import { networkOf } from "#server/core/networks";
import type { Holder } from "./places.ts";

/** Whoever makes requests, with those of their requests whose bodies have not arrived. */
export class RequestHolder<Request> implements Holder {
  running = 0;
  waiting = 0;
  /** Oldest first. */
  readonly arriving = new Set<Request>();

  constructor(readonly key: number | string) {}

  get isMember(): boolean {
    return typeof this.key === "number";
  }

  get isIdle(): boolean {
    return this.running === 0 && this.waiting === 0 && this.arriving.size === 0;
  }
}

/** Counts who holds what, as long as they hold something: members by their id, guests by their address. */
export class Holders<Request> {
  /** The holder of pages and files, which take no place. */
  readonly nobody = new RequestHolder<Request>("");
  readonly #byKey = new Map<number | string, RequestHolder<Request>>();

  ofMember(id: number): RequestHolder<Request> {
    return this.#holderOf(id);
  }

  ofGuest(address: string): RequestHolder<Request> {
    return this.#holderOf(networkOf(address));
  }

  /** Drops a holder who holds nothing any more. */
  tidy(holder: RequestHolder<Request>): void {
    if (holder.isIdle) this.#byKey.delete(holder.key);
  }

  #holderOf(key: number | string): RequestHolder<Request> {
    const known = this.#byKey.get(key);
    if (known) return known;
    const holder = new RequestHolder<Request>(key);
    this.#byKey.set(key, holder);
    return holder;
  }
}
