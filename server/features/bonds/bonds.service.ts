import { invalid, notFound, refusal } from "#server/core/errors";
import { required, numberedPage, sliceValues } from "#server/core/pages";
import { toPage, type Page, type PageRequest, type Positioned } from "#server/core/pagination";
import type { Viewer } from "#server/core/viewer";
import type { Db, Tx } from "#server/db/client";
import { accountEnding } from "#server/features/auth/auth.model";
import type { Person } from "#server/features/people/people.model";
import type { ProfilesService } from "#server/features/people/people.service";
import type { Events } from "#server/platform/live/events";
import { limitedWithin } from "#server/platform/limits/lateLimit";
import type { Limits } from "#server/platform/limits/limiter";
import {
  ALREADY_FRIENDS,
  ALREADY_SENT,
  bondMade,
  bondRequested,
  countersMoved,
  followSet,
  FRIEND,
  LIST_PAGE_SIZE,
  MEMBER,
  PENDING_MAX,
  relationChanged,
  REQUEST,
  REQUEST_ACCEPTED,
  REQUEST_SENT,
  TO_ONESELF,
  TOO_MANY_PENDING,
  type BondRequestView,
  type Counters,
} from "./bonds.model.ts";
import {
  areBonded,
  canMeet,
  countPending,
  countReceived,
  countSent,
  deleteBond,
  deleteFollows,
  deleteRequest,
  insertBond,
  insertRequest,
  leaveBonds,
  lockPair,
  markRejected,
  receivedRequests,
  requestFrom,
  requestOfPair,
  requestTo,
  sentRequests,
} from "./bonds.queries.ts";

interface Parts {
  db: Db;
  events: Events;
  limits: Limits;
  profiles: ProfilesService;
}

/** The outcome of a request: a pending request, or a bond at once. */
type Requested = { person: Person; message: string };

/** Returns the key under which limits count requests between two members in one direction. */
const direction = (fromId: number, toId: number) => `${fromId}:${toId}`;

/** Lets members send requests for bonds, accept them and end bonds. Acts on one pair take turns. */
export class BondsService {
  constructor(private readonly parts: Parts) {
    parts.events.on(accountEnding, async (tx, { memberId }) => {
      await this.#publishCounts(tx, await leaveBonds(tx, memberId));
    });
  }

  /**
   * Sends a request for a bond; if the other member has sent one already, they are bonded at once.
   * @throws DomainError CONFLICT when there is a request or a bond, RATE_LIMITED within a day of a rejection.
   */
  async ask(viewer: Viewer, userId: number): Promise<Requested> {
    if (userId === viewer.id) throw invalid({ userId: [TO_ONESELF] });
    const { events, limits, profiles } = this.parts;
    await limits.consume("bondRequestsByMember", viewer.id);
    const message = await limitedWithin(
      () => limits.consume("bondRequestAgain", direction(viewer.id, userId)),
      (takeAgain) =>
        events.transaction(async (tx) => {
          await lockPair(tx, viewer.id, userId);
          if ((await canMeet(tx, { viewer: viewer.id, id: userId })).length === 0) throw notFound(MEMBER);
          if (await areBonded(tx, viewer.id, userId)) throw refusal("ALREADY_FRIENDS", ALREADY_FRIENDS);
          const known = await requestOfPair(tx, viewer.id, userId);
          if (known?.status === "pending" && known.fromId === viewer.id) throw refusal("ALREADY_SENT", ALREADY_SENT);
          if (known?.status === "pending") return this.#bond(tx, viewer.id, userId);
          if (known?.fromId === viewer.id) takeAgain();
          return this.#request(tx, viewer.id, userId);
        }),
    );
    return { person: await profiles.get(viewer, userId), message };
  }

  /** Returns a member as the viewer sees them. @throws DomainError NOT_FOUND */
  person(viewer: Viewer, id: number): Promise<Person> {
    return this.parts.profiles.get(viewer, id);
  }

  /** @throws DomainError NOT_FOUND for a request that does not wait for the viewer. */
  async accept(viewer: Viewer, id: number): Promise<Person> {
    await this.parts.limits.consume("bondChangesByMember", viewer.id);
    const fromId = await this.#decide(viewer, id, async (tx, request) => {
      await this.#bond(tx, viewer.id, request.fromId);
    });
    return this.parts.profiles.get(viewer, fromId);
  }

  /** Rejects a request. The other member is not notified, and cannot send another one for a day. */
  async reject(viewer: Viewer, id: number): Promise<number> {
    const { limits } = this.parts;
    await limits.consume("bondChangesByMember", viewer.id);
    const fromId = await this.#decide(viewer, id, async (tx, request) => {
      await markRejected(tx, id);
      await this.#publishRelation(tx, viewer.id, request.fromId);
      await this.#publishCounts(tx, [viewer.id]);
    });
    await limits.forget("bondRequestAgain", direction(fromId, viewer.id));
    await limits.consume("bondRequestAgain", direction(fromId, viewer.id));
    return id;
  }

  /** Withdraws the viewer's own request. */
  async withdraw(viewer: Viewer, userId: number): Promise<Person> {
    await this.parts.limits.consume("bondChangesByMember", viewer.id);
    await this.parts.events.transaction(async (tx) => {
      await lockPair(tx, viewer.id, userId);
      const request = await requestOfPair(tx, viewer.id, userId);
      if (request?.status !== "pending" || request.fromId !== viewer.id) throw notFound(REQUEST);
      await deleteRequest(tx, viewer.id, userId);
      await this.#publishRelation(tx, viewer.id, userId);
      await this.#publishCounts(tx, [userId]);
    });
    return this.parts.profiles.get(viewer, userId);
  }

  /** Withdraws the viewer's own request by its id. */
  async withdrawRequest(viewer: Viewer, id: number): Promise<void> {
    const request = required(await requestFrom(this.parts.db, viewer.id, id), REQUEST);
    await this.withdraw(viewer, request.toId);
  }

  /** Ends a bond for both members, with their follows. */
  async remove(viewer: Viewer, userId: number): Promise<Person> {
    await this.parts.limits.consume("bondChangesByMember", viewer.id);
    await this.parts.events.transaction(async (tx) => {
      await lockPair(tx, viewer.id, userId);
      if (!(await deleteBond(tx, viewer.id, userId))) throw notFound(FRIEND);
      await this.endFollows(tx, viewer.id, userId);
      await this.#publishRelation(tx, viewer.id, userId);
    });
    return this.parts.profiles.get(viewer, userId);
  }

  /** Ends every relation between two members, because one of them has blocked the other. */
  async part(tx: Tx, one: number, other: number): Promise<void> {
    await deleteBond(tx, one, other);
    await deleteRequest(tx, one, other);
    await this.#publishRelation(tx, one, other);
    await this.#publishCounts(tx, [one, other]);
  }

  /** Ends the follows between two members, in both directions. */
  async endFollows(tx: Tx, one: number, other: number): Promise<void> {
    for (const ended of await deleteFollows(tx, one, other))
      await this.parts.events.publish(tx, followSet, { ...ended, isSet: false });
  }

  /** Lists requests that wait for the viewer's answer, newest first. */
  async received(viewer: Viewer, request: PageRequest): Promise<Page<Positioned<BondRequestView>>> {
    const rows = await receivedRequests(this.parts.db, { viewer: viewer.id, ...sliceValues(request) });
    return toPage(rows.map(positioned), request.first, async () => (await this.counters(viewer)).bondRequests);
  }

  /** Lists the viewer's own pending requests, newest first. */
  async sent(viewer: Viewer, request: PageRequest): Promise<Page<Positioned<BondRequestView>>> {
    const { db } = this.parts;
    const rows = await sentRequests(db, { viewer: viewer.id, ...sliceValues(request) });
    return toPage(
      rows.map(positioned),
      request.first,
      async () => (await countSent(db, { viewer: viewer.id }))[0]?.count ?? 0,
    );
  }

  /** Returns all requests of one side on numbered pages of a thousand. */
  async numbered(viewer: Viewer, side: "received" | "sent", page: number) {
    const read = side === "received" ? receivedRequests : sentRequests;
    const rows = await read(this.parts.db, { viewer: viewer.id, ...sliceValues(numberedPage(page, LIST_PAGE_SIZE)) });
    return { requests: rows.slice(0, LIST_PAGE_SIZE), hasMore: rows.length > LIST_PAGE_SIZE };
  }

  /** Finds the other of two members as this one sees them; null for one whom they may not see. */
  async seenBy(memberId: number, otherId: number): Promise<Person | null> {
    const [person] = await this.parts.profiles.visibleTo(memberId, [otherId]);
    return person ?? null;
  }

  /** Returns the counts in the viewer's header. */
  async counters(viewer: Viewer): Promise<Counters> {
    return (await this.countersOf([viewer.id])).get(viewer.id) ?? { bondRequests: 0 };
  }

  /** Returns them for many members by one statement. */
  async countersOf(ids: number[]): Promise<Map<number, Counters>> {
    const rows = await countReceived(this.parts.db, { ids });
    return new Map(rows.map(({ id, count }) => [id, { bondRequests: count }]));
  }

  async #request(tx: Tx, fromId: number, toId: number): Promise<string> {
    if ((await countPending(tx, fromId)) >= PENDING_MAX) throw refusal("TOO_MANY_PENDING", TOO_MANY_PENDING);
    await deleteRequest(tx, fromId, toId);
    const requestId = await insertRequest(tx, fromId, toId);
    await this.parts.events.publish(tx, bondRequested, { requestId, fromId, toId });
    await this.#publishRelation(tx, fromId, toId);
    await this.#publishCounts(tx, [toId]);
    return REQUEST_SENT;
  }

  async #bond(tx: Tx, byId: number, withId: number): Promise<string> {
    await deleteRequest(tx, byId, withId);
    await insertBond(tx, byId, withId);
    await this.parts.events.publish(tx, bondMade, { byId, withId });
    await this.#publishRelation(tx, byId, withId);
    await this.#publishCounts(tx, [byId]);
    return REQUEST_ACCEPTED;
  }

  /** Answers a request that is still pending once its pair is locked; returns who had sent it. */
  async #decide(viewer: Viewer, id: number, answer: (tx: Tx, request: { fromId: number }) => Promise<void>) {
    return this.parts.events.transaction(async (tx) => {
      const requested = required(await requestTo(tx, viewer.id, id), REQUEST);
      await lockPair(tx, viewer.id, requested.fromId);
      const waiting = required(await requestTo(tx, viewer.id, id), REQUEST);
      await answer(tx, waiting);
      return waiting.fromId;
    });
  }

  async #publishRelation(tx: Tx, one: number, other: number): Promise<void> {
    await this.parts.events.publish(tx, relationChanged, { memberIds: [one, other] });
  }

  async #publishCounts(tx: Tx, memberIds: number[]): Promise<void> {
    if (memberIds.length > 0) await this.parts.events.publish(tx, countersMoved, { memberIds });
  }
}

const positioned = (request: BondRequestView): Positioned<BondRequestView> => ({ position: request, item: request });
