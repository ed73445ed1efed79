import { READ_LIMITS, READ_SECONDS, type ReadLimitName } from "#server/core/limits";
import { networkOf } from "#server/core/networks";
import type { RequestContext } from "#server/core/viewer";
import { tooOften } from "./limiter.ts";

/** Counts one more request. @throws DomainError RATE_LIMITED when its asker has asked too much. */
export type CountRead = (context: Pick<RequestContext, "viewer" | "ip">) => void;

/**
 * Counts requests by member, and those of guests by network, in the memory of this process. All begin anew together, so
 * that a count is one look into a map and nothing has to be tidied up.
 */
export class ReadLimits {
  readonly #counts = new Map<string | number, number>();
  #until = 0;

  constructor(private readonly onRefusal: (name: ReadLimitName) => void) {}

  readonly count: CountRead = ({ viewer, ip }) => {
    const now = Date.now();
    if (now >= this.#until) {
      this.#counts.clear();
      this.#until = now + READ_SECONDS * 1_000;
    }
    const key = viewer ? viewer.id : networkOf(ip);
    const name = viewer ? "readsByMember" : "readsByAddress";
    const count = (this.#counts.get(key) ?? 0) + 1;
    if (count > READ_LIMITS[name]) {
      this.onRefusal(name);
      throw tooOften(this.#until - now);
    }
    this.#counts.set(key, count);
  };
}
