import { ACT_LIMITS, type ActLimitName } from "#server/core/limits";
import { networkOf } from "#server/core/networks";
import type { RequestContext } from "#server/core/viewer";
import { tooOften } from "./limiter.ts";
import { MemoryCounts } from "./memoryCounts.ts";

type Actor = Pick<RequestContext, "viewer" | "ip">;

/** Counts one more act of any kind. @throws DomainError RATE_LIMITED when the viewer has done too many. */
export type CountAct = (context: Actor) => void;

/**
 * Counts all acts in the memory of this process, by member, and for guests by network. Both APIs ask it before an act
 * begins, so that no act is without a limit; those that cost much have a limit of their own in their service.
 */
export class ActLimits {
  readonly #counts: Readonly<Record<ActLimitName, MemoryCounts>> = {
    actsByMember: new MemoryCounts(ACT_LIMITS.actsByMember.seconds),
    actsByMemberInDay: new MemoryCounts(ACT_LIMITS.actsByMemberInDay.seconds),
    actsByAddress: new MemoryCounts(ACT_LIMITS.actsByAddress.seconds),
  };

  constructor(private readonly onRefusal: (name: ActLimitName) => void) {}

  readonly count: CountAct = ({ viewer, ip }) => {
    if (!viewer) return this.#add("actsByAddress", networkOf(ip));
    this.#add("actsByMember", viewer.id);
    this.#add("actsByMemberInDay", viewer.id);
  };

  #add(name: ActLimitName, key: string | number): void {
    const wait = this.#counts[name].add(key, 1, ACT_LIMITS[name].points);
    if (wait === 0) return;
    this.onRefusal(name);
    throw tooOften(wait);
  }
}
