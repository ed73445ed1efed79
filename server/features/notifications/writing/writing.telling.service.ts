import type { Tx } from "#server/db/client";
import { afterCommit } from "#server/platform/live/afterCommit";
import type { BellService } from "./writing.bell.service.ts";
import { entityOf, keyOf, type News, type Withdrawal } from "#server/features/notifications/notifications.model";
import { addEvents, openRows, withdrawEvents } from "./writing.queries.ts";

/** Writes what members are told, in the transaction of the act that it tells of. */
export class TellingService {
  constructor(private readonly bell: BellService) {}

  /**
   * Tells members of one act. Where one of them could be told of it in several ways, the first that they want counts.
   * All news of an act have the same actor, and each the same thing that the act made.
   */
  async tell(tx: Tx, news: News | readonly News[]): Promise<void> {
    const all = [news].flat();
    const [first] = all;
    if (!first) return;
    const candidates = {
      actor: first.actorId,
      entity: entityOf(first),
      users: all.map(({ userId }) => userId),
      types: all.map(({ type }) => type),
      keys: all.map(keyOf),
      posts: all.map(({ postId }) => postId ?? null),
      comments: all.map(({ commentId }) => commentId ?? null),
      groups: all.map(({ groupId }) => groupId ?? null),
      conversations: all.map(({ conversationId }) => conversationId ?? null),
    };
    let [noted] = await addEvents(tx, candidates);
    if (noted && noted.found < noted.wanted) {
      await openRows(tx, candidates);
      [noted] = await addEvents(tx, candidates);
    }
    if (noted && noted.wanted > 0) afterCommit(tx, () => this.bell.note());
  }

  /** Takes an act back: whoever did it is named no more, and what nobody is left in is not shown. */
  async withdraw(tx: Tx, { actorId, entityId, keys = [], types = [], keep = [] }: Withdrawal): Promise<void> {
    const [row] = await withdrawEvents(tx, { actor: actorId, entity: entityId, keys, types, keep });
    if (row && row.gone > 0) afterCommit(tx, () => this.bell.note());
  }

  /** What members count may be other than it was, since something they were told of went away. */
  recount(tx: Tx, memberIds: number[]): void {
    afterCommit(tx, () => this.bell.noteMoved(memberIds));
  }
}
