import { READ_LIMITS, READ_SECONDS, type ReadLimitName } from "#server/core/limits";
import { networkOf } from "#server/core/networks";
import type { RequestContext } from "#server/core/viewer";
import { tooOften } from "./limiter.ts";

type Asker = Pick<RequestContext, "viewer" | "ip">;

/** Counts one more request. @throws DomainError RATE_LIMITED when the viewer has sent too many. */
export type CountRead = (context: Asker) => void;

/** Counts the cost of a GraphQL document. @throws DomainError RATE_LIMITED when it exceeds what the viewer has left. */
export type ChargeCost = (context: Asker, cost: number) => void;

/**
 * Counts requests and the cost of documents in the memory of this process, by member, and for guests by network. All
 * counts start again at the same time, so that a count is one look into a map and needs no cleaning.
 */
export class ReadLimits {
  readonly #requests = new Map<string | number, number>();
  readonly #points = new Map<string | number, number>();
  #until = 0;

  constructor(private readonly onRefusal: (name: ReadLimitName) => void) {}

  readonly count: CountRead = (asker) =>
    this.#add(this.#requests, asker.viewer ? "readsByMember" : "readsByAddress", asker, 1);

  readonly charge: ChargeCost = (asker, cost) =>
    this.#add(this.#points, asker.viewer ? "pointsByMember" : "pointsByAddress", asker, cost);

  #add(counts: Map<string | number, number>, name: ReadLimitName, { viewer, ip }: Asker, more: number): void {
    const now = Date.now();
    if (now >= this.#until) {
      this.#requests.clear();
      this.#points.clear();
      this.#until = now + READ_SECONDS * 1_000;
    }
    const key = viewer ? viewer.id : networkOf(ip);
    const count = (counts.get(key) ?? 0) + more;
    if (count > READ_LIMITS[name]) {
      this.onRefusal(name);
      throw tooOften(this.#until - now);
    }
    counts.set(key, count);
  }
}
