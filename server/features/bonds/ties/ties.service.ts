import { invalid, notFound } from "#server/core/errors";
import { type Slice, sliceValues } from "#server/core/pages";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Db, Tx } from "#server/db/client";
import type { Person } from "#server/features/people/people.model";
import type { ProfilesService } from "#server/features/people/people.service";
import type { Events } from "#server/platform/live/events";
import type { Limits } from "#server/platform/limits/limiter";
import { audienceChanged, followSet, MEMBER, type MutedView, NOT_ONESELF } from "#server/features/bonds/bonds.model";
import { canMeet, lockPair } from "#server/features/bonds/bonds.queries";
import { MUTE_HOURS, type MuteChoice, muteChoice } from "#server/features/bonds/bonds.rules";
import type { BondsService } from "#server/features/bonds/bonds.service";
import {
  deleteBlock,
  deleteFollow,
  deleteMute,
  insertBlock,
  insertFollow,
  mutedBy,
  namedPerson,
  saveMute,
} from "./ties.queries.ts";

interface Parts {
  db: Db;
  events: Events;
  limits: Limits;
  profiles: ProfilesService;
  bonds: BondsService;
}

/** Lets a member follow, block and mute others, which needs no consent. All of it is safe to repeat. */
export class TiesService {
  constructor(private readonly parts: Parts) {}

  async follow(viewer: Viewer, userId: number): Promise<Person> {
    const { events, limits, profiles } = this.parts;
    refuseOneself(viewer, userId);
    await limits.consume("followsByMember", viewer.id);
    await events.transaction(async (tx) => {
      await lockPair(tx, viewer.id, userId);
      if ((await canMeet(tx, { viewer: viewer.id, id: userId })).length === 0) throw notFound(MEMBER);
      if (!(await insertFollow(tx, viewer.id, userId))) return;
      await events.publish(tx, followSet, { followerId: viewer.id, followeeId: userId, isSet: true });
    });
    return profiles.get(viewer, userId);
  }

  /** Ends a follow; a bond stays. */
  async unfollow(viewer: Viewer, userId: number): Promise<Person> {
    const { events, limits, profiles } = this.parts;
    await limits.consume("bondChangesByMember", viewer.id);
    const person = await profiles.get(viewer, userId);
    await events.transaction(async (tx) => {
      if (!(await deleteFollow(tx, viewer.id, userId))) return;
      await events.publish(tx, followSet, { followerId: viewer.id, followeeId: userId, isSet: false });
    });
    return person;
  }

  /**
   * Blocks a member. Neither sees the other from now on; bond, request and follows end. A viewer may also block
   * somebody who has blocked them, and the answer is the same.
   */
  async block(viewer: Viewer, userId: number): Promise<Person> {
    const { bonds, events, limits } = this.parts;
    refuseOneself(viewer, userId);
    await limits.consume("blocksByMember", viewer.id);
    const person = await events.transaction(async (tx) => {
      await lockPair(tx, viewer.id, userId);
      const named = await namedPerson(tx, userId);
      if (!named) throw notFound(MEMBER);
      await insertBlock(tx, viewer.id, userId);
      await events.publish(tx, audienceChanged, { memberIds: [viewer.id, userId] });
      await bonds.part(tx, viewer.id, userId);
      await bonds.endFollows(tx, viewer.id, userId);
      return named;
    });
    return person;
  }

  async unblock(viewer: Viewer, userId: number): Promise<Person> {
    const { db, events, limits, profiles } = this.parts;
    await limits.consume("blocksByMember", viewer.id);
    const wasBlocked = await events.transaction(async (tx) => {
      await events.publish(tx, audienceChanged, { memberIds: [viewer.id, userId] });
      return deleteBlock(tx, viewer.id, userId);
    });
    // The viewer sees the member again, or saw them all the time. Otherwise the member has blocked the viewer too, and
    // the answer contains only name and picture.
    const [seen] = await profiles.byIds(viewer, [userId]);
    if (seen && !(seen instanceof Error)) return seen;
    const person = wasBlocked && (await namedPerson(db, userId));
    if (!person) throw notFound(MEMBER);
    return person;
  }

  /** Mutes a member, who does not learn of it. */
  async mute(viewer: Viewer, userId: number, choice: MuteChoice): Promise<Person> {
    refuseOneself(viewer, userId);
    const { duration } = check(muteChoice, choice);
    const person = await this.parts.profiles.get(viewer, userId);
    await this.#setMute(viewer, (tx) => saveMute(tx, viewer.id, userId, MUTE_HOURS[duration]));
    return person;
  }

  async unmute(viewer: Viewer, userId: number): Promise<Person> {
    const person = await this.parts.profiles.get(viewer, userId);
    await this.#setMute(viewer, (tx) => deleteMute(tx, viewer.id, userId));
    return person;
  }

  async #setMute(viewer: Viewer, write: (tx: Tx) => Promise<unknown>): Promise<void> {
    const { events, limits } = this.parts;
    await limits.consume("bondChangesByMember", viewer.id);
    return events.transaction(async (tx) => {
      await write(tx);
      await events.publish(tx, audienceChanged, { memberIds: [viewer.id] });
    });
  }

  /** Lists the members whom the viewer has muted now. */
  muted(viewer: Viewer): Promise<MutedView[]> {
    return mutedBy(this.parts.db, viewer.id);
  }

  /** Returns one page of them. */
  async mutedPage(viewer: Viewer, slice: Slice): Promise<{ items: MutedView[]; hasNextPage: boolean }> {
    const { limit, offset } = sliceValues(slice);
    const rows = await mutedBy(this.parts.db, viewer.id, { limit, offset });
    return { items: rows.slice(0, slice.first), hasNextPage: rows.length > slice.first };
  }
}

function refuseOneself(viewer: Viewer, userId: number): void {
  if (userId === viewer.id) throw invalid({ userId: [NOT_ONESELF] });
}
