import type { Tx } from "#server/db/client";
import { afterCommit } from "#server/platform/live/afterCommit";
import type { BadgeService } from "./writing.badge.service.ts";
import { entityOf, keyOf, type News, type Withdrawal } from "#server/features/notifications/notifications.model";
import { addEvents, openRows, putEventsBack, restoreEvents, withdrawEvents } from "./writing.queries.ts";

/** Writes notifications, in the transaction of the act that they report. */
export class NotifierService {
  constructor(private readonly badge: BadgeService) {}

  /**
   * Notifies members of one act, or of the same act of several members. Of several notifications of one actor for the
   * same member the first one that they want is written. All news are about the same thing, which the act made or was
   * done to.
   */
  async notify(tx: Tx, news: News | readonly News[]): Promise<void> {
    const all = [news].flat();
    const [first] = all;
    if (!first) return;
    const candidates = {
      entity: entityOf(first),
      actors: all.map(({ actorId }) => actorId),
      users: all.map(({ userId }) => userId),
      types: all.map(({ type }) => type),
      keys: all.map(keyOf),
      posts: all.map(({ postId }) => postId ?? null),
      comments: all.map(({ commentId }) => commentId ?? null),
      groups: all.map(({ groupId }) => groupId ?? null),
      conversations: all.map(({ conversationId }) => conversationId ?? null),
      words: all.map(({ words }) => words ?? null),
    };
    let [added] = await addEvents(tx, candidates);
    if (added && added.found < added.wanted) {
      await openRows(tx, candidates);
      [added] = await addEvents(tx, candidates);
    }
    if (added && added.wanted > 0) afterCommit(tx, () => this.badge.note());
  }

  /**
   * Adds an act again that was taken back, to the notification where it was, without a second live delivery; returns
   * false if its member was never notified of it.
   */
  async restore(tx: Tx, act: News): Promise<boolean> {
    const [row] = await restoreEvents(tx, { actor: act.actorId, entity: entityOf(act), key: keyOf(act) });
    if (row && row.restored > 0) afterCommit(tx, () => this.badge.note());
    return (row?.known ?? 0) > 0;
  }

  /** Takes acts back: their actors are removed, and a notification without actors is not shown. */
  async withdraw(tx: Tx, { actorIds, entityId, keys = [], types = [], keep = [] }: Withdrawal): Promise<void> {
    const [row] = await withdrawEvents(tx, { actors: actorIds, entity: entityId, keys, types, keep });
    if (row && row.gone > 0) afterCommit(tx, () => this.badge.note());
  }

  /** Adds the acts again that were taken back with their thing, because it is there again. */
  async putBack(
    tx: Tx,
    { actorId, entityId, keys, types }: { actorId: number; entityId: number; keys: string[]; types: string[] },
  ): Promise<void> {
    const [row] = await putEventsBack(tx, { actor: actorId, entity: entityId, keys, types });
    if (row && row.back > 0) afterCommit(tx, () => this.badge.note());
  }

  /** Publishes the counters of members again, because the subject of one of their notifications is deleted. */
  recount(tx: Tx, memberIds: number[]): void {
    afterCommit(tx, () => this.badge.noteMoved(memberIds));
  }
}
