import type { Tx } from "#server/db/client";
import type { News } from "#server/features/notifications/notifications.model";
import { groupPostWaits, postAdded } from "#server/features/posts/posts.model";
import { groupPostDecided } from "#server/features/posts/waiting/waiting.model";
import type { Jobs } from "#server/platform/jobs/jobs";
import type { Events, EventType } from "#server/platform/live/events";
import { anybodyWantsAll, isThere, membersWhoWantAll } from "./writing.groupPosts.queries.ts";
import type { NotifierService } from "./writing.notifier.service.ts";
import { facetsOfPost, managersOf } from "./writing.sources.queries.ts";

type Payload<E> = E extends EventType<infer P> ? P : never;

interface GroupPost {
  groupId: number;
  postId: number;
  authorId: number;
}

/** One transaction notifies at most this many members of a post. */
const BATCH = 500;
const JOB = "notifications.groupPost";

/** Notifies members of posts in groups: those who want to know each, and those whom a first post concerns. */
export class GroupPostsSourceService {
  constructor(
    private readonly notifier: NotifierService,
    private readonly events: Events,
    private readonly jobs: Pick<Jobs, "enqueue">,
  ) {
    events.on(postAdded, async (tx, { groupId, ...post }) => {
      if (groupId !== null) await this.#announce(tx, { ...post, groupId });
    });
    events.on(groupPostWaits, (tx, act) => this.#waits(tx, act));
    events.on(groupPostDecided, (tx, act) => this.#decided(tx, act));
  }

  /** Schedules the notifications of a new post, if anybody wants them: there may be thousands. */
  async #announce(tx: Tx, post: GroupPost): Promise<void> {
    if (await anybodyWantsAll(tx, post.groupId)) await this.jobs.enqueue(tx, JOB, { ...post, after: 0 });
  }

  /** Notifies some of the members who want to know each post, and schedules the next ones; safe to repeat. */
  readonly notifyMembers = async ({ after, ...post }: GroupPost & { after: number }): Promise<void> => {
    const { groupId, postId, authorId } = post;
    await this.events.transaction(async (tx) => {
      if (!(await isThere(tx, postId))) return;
      const members = await membersWhoWantAll(tx, { groupId, after, limit: BATCH });
      // Whoever is mentioned knows of the post already.
      const mentioned = new Set((await facetsOfPost(tx, postId)).flatMap(({ userId }) => userId ?? []));
      const about = { type: "group_post", actorId: authorId, groupId, entityId: postId } as const;
      await this.notifier.notify(
        tx,
        members.filter((id) => !mentioned.has(id)).map((userId): News => ({ ...about, userId })),
      );
      const last = members.at(-1);
      if (members.length === BATCH && last !== undefined) await this.jobs.enqueue(tx, JOB, { ...post, after: last });
    });
  };

  /** Notifies owners and admins of a first post that waits for them. */
  async #waits(tx: Tx, { groupId, postId, authorId }: GroupPost): Promise<void> {
    const about = { type: "group_post_waiting", actorId: authorId, groupId, entityId: postId } as const;
    const managers = await managersOf(tx, groupId);
    await this.notifier.notify(
      tx,
      managers.map((userId): News => ({ ...about, userId })),
    );
  }

  /** Takes that back when one of them has decided, and notifies the author. */
  async #decided(tx: Tx, act: Payload<typeof groupPostDecided>): Promise<void> {
    const { groupId, postId, authorId, byId, decision, reason } = act;
    if (decision === "waits") {
      const keys = [`group_post_declined:${postId}`];
      await this.notifier.withdraw(tx, { actorIds: [byId], entityId: postId, keys });
      return this.#waits(tx, act);
    }
    const keys = [`group_post_waiting:${groupId}`];
    await this.notifier.withdraw(tx, { actorIds: [authorId], entityId: postId, keys });
    const type = decision === "approved" ? "group_post_approved" : "group_post_declined";
    await this.notifier.notify(tx, {
      type,
      userId: authorId,
      actorId: byId,
      groupId,
      postId,
      entityId: postId,
      words: reason,
    });
  }
}
