import { READ_LIMITS, READ_SECONDS, type ReadLimitName } from "#server/core/limits";
import { networkOf } from "#server/core/networks";
import type { RequestContext } from "#server/core/viewer";
import { announce, type HeaderTarget } from "./announce.ts";
import { tooOften } from "./limiter.ts";
import { MemoryCounts } from "./memoryCounts.ts";

type Asker = Pick<RequestContext, "viewer" | "ip">;

/** What an asker may still use of a limit before its counts start again. */
export interface Allowance {
  readonly limit: number;
  readonly remaining: number;
  /** In milliseconds since 1970. */
  readonly resetsAt: number;
}

/**
 * Counts one more request, and says in the headers of its answer what the member has left.
 * @throws DomainError RATE_LIMITED when the viewer has sent too many.
 */
export type CountRead = (context: Asker, answer: HeaderTarget) => void;

/** Counts one more page that asks the database. @throws DomainError RATE_LIMITED when its network has read too many. */
export type CountPage = (context: Pick<Asker, "ip">) => void;

/**
 * Counts the cost of a GraphQL document, and returns what the viewer has left; null where nothing is limited.
 * @throws DomainError RATE_LIMITED when it exceeds what the viewer has left.
 */
export type ChargeCost = (context: Asker, cost: number) => Allowance | null;

/** The limits of one kind of use: of a session, of its member with all sessions, and of a guest's network. */
interface Names {
  session: ReadLimitName;
  member: ReadLimitName;
  address: ReadLimitName;
}

const READS: Names = { session: "readsBySession", member: "readsByMember", address: "readsByAddress" };
const POINTS: Names = { session: "pointsBySession", member: "pointsByMember", address: "pointsByAddress" };

/**
 * Counts requests and the cost of documents in the memory of this process. Each session has a count of its own, so that
 * one program of a member leaves the others theirs, and all sessions of a member have one together; guests have one for
 * their network.
 */
export class ReadLimits {
  readonly #reads: Use;
  readonly #points: Use;
  readonly #pages = new MemoryCounts(READ_SECONDS);

  constructor(private readonly onRefusal: (name: ReadLimitName) => void) {
    this.#reads = new Use(READS, onRefusal);
    this.#points = new Use(POINTS, onRefusal);
  }

  readonly count: CountRead = (asker, answer) => {
    try {
      this.#reads.add(asker, 1);
    } finally {
      // Guests share a count with their network, which is nobody else's business.
      if (asker.viewer) announce(answer, this.#reads.leftOf(asker));
    }
  };

  readonly countPage: CountPage = ({ ip }) => {
    addTo(this.#pages, "pagesByAddress", { key: networkOf(ip), more: 1, onRefusal: this.onRefusal });
  };

  readonly charge: ChargeCost = (asker, cost) => {
    this.#points.add(asker, cost);
    return this.#points.leftOf(asker);
  };
}

/** What is used of one kind. */
class Use {
  readonly #ofSessions = new MemoryCounts(READ_SECONDS);
  readonly #ofMembers = new MemoryCounts(READ_SECONDS);
  readonly #ofNetworks = new MemoryCounts(READ_SECONDS);

  constructor(
    private readonly names: Names,
    private readonly onRefusal: (name: ReadLimitName) => void,
  ) {}

  add({ viewer, ip }: Asker, more: number): void {
    const { names, onRefusal } = this;
    if (!viewer) return addTo(this.#ofNetworks, names.address, { key: networkOf(ip), more, onRefusal });
    addTo(this.#ofSessions, names.session, { key: viewer.sessionId, more, onRefusal });
    addTo(this.#ofMembers, names.member, { key: viewer.id, more, onRefusal });
  }

  /** Returns what a session has left, which is what its member has left where that is less. */
  leftOf({ viewer, ip }: Asker): Allowance {
    const limit = READ_LIMITS[viewer ? this.names.session : this.names.address];
    if (!viewer) return { limit, ...this.#ofNetworks.leftOf(networkOf(ip), limit) };
    const own = this.#ofSessions.leftOf(viewer.sessionId, limit);
    const all = this.#ofMembers.leftOf(viewer.id, READ_LIMITS[this.names.member]);
    return { limit, ...(all.remaining < own.remaining ? all : own) };
  }
}

interface Addition {
  key: string | number;
  more: number;
  onRefusal: (name: ReadLimitName) => void;
}

function addTo(counts: MemoryCounts, name: ReadLimitName, { key, more, onRefusal }: Addition): void {
  const wait = counts.add(key, more, READ_LIMITS[name]);
  if (wait === 0) return;
  onRefusal(name);
  throw tooOften(wait);
}
