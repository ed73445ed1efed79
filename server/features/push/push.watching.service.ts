import type { Db } from "#server/db/client";
import { countersMoved } from "#server/features/bonds/bonds.model";
import { messageChanged } from "#server/features/chat/chat.events.model";
import { notificationsArrived } from "#server/features/notifications/notifications.model";
import { afterCommit } from "#server/platform/live/afterCommit";
import type { Events } from "#server/platform/live/events";
import { scheduleClosing, scheduleMessages, scheduleNotifications } from "./push.notices.queries.ts";

/**
 * Schedules pushes for what happens. A notification is scheduled in the transaction that publishes it; messages, and
 * members who may have read something, are noted after their commit and looked at together a moment later, so that
 * nobody who writes or reads waits for it.
 */
export class WatchingService {
  #messageIds = new Set<number>();
  #memberIds = new Set<number>();

  constructor(
    private readonly db: Db,
    events: Events,
  ) {
    events.on(notificationsArrived, (tx, { rings }) => scheduleNotifications(tx, rings));
    events.on(messageChanged, async (tx, { messageId, isNew }) => {
      if (isNew) afterCommit(tx, () => this.#messageIds.add(messageId));
    });
    events.on(countersMoved, async (tx, { memberIds }) => {
      afterCommit(tx, () => memberIds.forEach((id) => this.#memberIds.add(id)));
    });
  }

  /** Schedules what was noted since the last call. */
  async flush(): Promise<void> {
    const [messageIds, memberIds] = [[...this.#messageIds], [...this.#memberIds]];
    this.#messageIds = new Set();
    this.#memberIds = new Set();
    if (messageIds.length > 0) await scheduleMessages(this.db, messageIds);
    if (memberIds.length > 0) await scheduleClosing(this.db, memberIds);
  }
}
