import type { Tx } from "#server/db/client";
import { countersMoved } from "#server/features/bonds/bonds.model";
import { messageChanged } from "#server/features/chat/chat.events.model";
import { othersIn } from "#server/features/chat/chat.states.queries";
import type { Events } from "#server/platform/live/events";
import { putBack, takeOff } from "./withholding.queries.ts";

/** What a removed message was; nothing, because its text, files and reactions stay with it. */
export type MessageBefore = Record<string, never>;

/** Removes messages and puts them back, for moderators: the caller has checked that they may, and logs the act. */
export class MessageWithholdingService {
  constructor(private readonly events: Events) {}

  /**
   * Removes a message: for everybody it is like a deleted one, and what it was is kept for `restore`. Returns null if
   * there is no such message, or it is deleted.
   * @param tx a transaction of `Events.transaction`.
   */
  async withhold(tx: Tx, { id }: { id: number }): Promise<MessageBefore | null> {
    const message = await takeOff(tx, id);
    if (!message) return null;
    await this.#publish(tx, id, message);
    return {};
  }

  /**
   * Puts a removed message back. Returns false if it is gone meanwhile.
   * @param tx a transaction of `Events.transaction`.
   */
  async restore(tx: Tx, { id }: { id: number }): Promise<boolean> {
    const message = await putBack(tx, id);
    if (!message) return false;
    await this.#publish(tx, id, message);
    return true;
  }

  async #publish(
    tx: Tx,
    messageId: number,
    { conversationId, senderId }: { conversationId: number; senderId: number | null },
  ): Promise<void> {
    await this.events.publish(tx, messageChanged, { messageId, conversationId, isNew: false });
    const memberIds = await othersIn(tx, conversationId, senderId ?? 0);
    if (memberIds.length > 0) await this.events.publish(tx, countersMoved, { memberIds });
  }
}
