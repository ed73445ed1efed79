import type { Tx } from "#server/db/client";
import type { StoredFacet } from "#server/db/schema/facets";
import { accountDeleted } from "#server/features/auth/auth.model";
import { bondMade, bondRequested, followSet } from "#server/features/bonds/bonds.model";
import { messageRequested } from "#server/features/chat/chat.events.model";
import {
  commentAdded,
  commentDeleted,
  commentEdited,
  commentLikesSet,
  commentRestored,
} from "#server/features/comments/comments.model";
import {
  groupApproved,
  groupDeclined,
  groupRequested,
  groupRequestSettled,
} from "#server/features/groups/groups.model";
import { groupInvitationSettled, groupInvited } from "#server/features/groups/invitations/invitations.model";
import { postAdded, postDeleted, postEdited, postLikesSet, postWithheld } from "#server/features/posts/posts.model";
import type { EventType, Events } from "#server/platform/live/events";
import { entityOf, keyOf, mentionKey, type News } from "#server/features/notifications/notifications.model";
import {
  facetsOfComment,
  facetsOfPost,
  isFollowNews,
  managersOf,
  contextOfComment,
  postOfComment,
} from "./writing.sources.queries.ts";
import type { NotifierService } from "./writing.notifier.service.ts";
import { forgetActor } from "./writing.queries.ts";

type Payload<E> = E extends EventType<infer P> ? P : never;

/** Decides who is notified of the acts of members, in the transaction of each act. */
export class SourcesService {
  constructor(
    private readonly notifier: NotifierService,
    events: Events,
  ) {
    events.on(postLikesSet, (tx, act) => this.#likedPost(tx, act));
    events.on(postAdded, (tx, { postId, authorId }) => this.#mentionedInPost(tx, postId, authorId));
    events.on(postEdited, (tx, { postId, authorId }) => this.#mentionedInPost(tx, postId, authorId));
    for (const event of [postWithheld, postDeleted])
      events.on(event, async (tx, { authorId }) => notifier.recount(tx, [authorId]));
    events.on(commentAdded, (tx, act) => this.#commented(tx, act));
    events.on(commentEdited, (tx, act) => this.#editedComment(tx, act));
    events.on(commentDeleted, (tx, act) => this.#uncommented(tx, act));
    events.on(commentRestored, (tx, act) => this.#restoredComment(tx, act));
    events.on(commentLikesSet, (tx, act) => this.#likedComment(tx, act));
    // A bond request is shown only while it is pending, so its notification is not withdrawn when it is answered.
    events.on(bondRequested, (tx, { fromId, toId }) =>
      notifier.notify(tx, { type: "bond_request", userId: toId, actorId: fromId }),
    );
    events.on(bondMade, (tx, { byId, withId }) =>
      notifier.notify(tx, { type: "bond_accepted", userId: withId, actorId: byId }),
    );
    events.on(followSet, (tx, act) => this.#followed(tx, act));
    events.on(groupRequested, (tx, act) => this.#requestedToJoin(tx, act));
    events.on(groupRequestSettled, (tx, { groupId, memberId }) =>
      notifier.withdraw(tx, { actorIds: [memberId], entityId: groupId, keys: [`group_request:${groupId}`] }),
    );
    events.on(groupApproved, (tx, { groupId, memberId, byId }) =>
      notifier.notify(tx, { type: "group_approved", userId: memberId, actorId: byId, groupId }),
    );
    events.on(groupInvited, (tx, { groupId, memberId, byId }) =>
      notifier.notify(tx, { type: "group_invited", userId: memberId, actorId: byId, groupId }),
    );
    // It is shown only while it has no answer.
    events.on(groupInvitationSettled, async (tx, { memberId }) => notifier.recount(tx, [memberId]));
    events.on(groupDeclined, (tx, { groupId, memberId, byId, reason }) =>
      notifier.notify(tx, {
        type: "group_declined",
        userId: memberId,
        actorId: byId,
        groupId,
        entityId: groupId,
        words: reason,
      }),
    );
    events.on(messageRequested, (tx, { conversationId, fromId, toId }) =>
      notifier.notify(tx, { type: "message_request", userId: toId, actorId: fromId, conversationId }),
    );
    events.on(accountDeleted, (tx, { memberId }) => forgetActor(tx, memberId));
  }

  #likedPost(tx: Tx, { postId, authorId, memberIds, liked }: Payload<typeof postLikesSet>): Promise<void> {
    const likes = memberIds.map((actorId): News => ({ type: "like", userId: authorId, actorId, postId }));
    return this.#set(tx, likes, liked);
  }

  async #likedComment(tx: Tx, { commentId, authorId, memberIds, liked }: Payload<typeof commentLikesSet>) {
    const others = memberIds.some((id) => id !== authorId);
    const [parent] = others ? await postOfComment(tx, { id: commentId }) : [];
    if (!parent) return;
    const about = { type: "comment_like", userId: authorId, commentId, postId: parent.postId } as const;
    const likes = memberIds.map((actorId): News => ({ ...about, actorId }));
    await this.#set(tx, likes, liked);
  }

  /** Writes or takes back likes of one thing. */
  async #set(tx: Tx, all: readonly News[], liked: boolean): Promise<void> {
    const likes = all.filter(({ userId, actorId }) => userId !== actorId);
    const [like] = likes;
    if (!like) return;
    if (liked) return this.notifier.notify(tx, likes);
    const actorIds = likes.map(({ actorId }) => actorId);
    await this.notifier.withdraw(tx, { actorIds, entityId: entityOf(like), keys: [keyOf(like)] });
  }

  /** Notifies of a follow once: whoever ends it and follows again appears where they were before. */
  async #followed(tx: Tx, { followerId, followeeId, isSet }: Payload<typeof followSet>): Promise<void> {
    const news: News = { type: "follow", userId: followeeId, actorId: followerId };
    if (!isSet) {
      return this.notifier.withdraw(tx, { actorIds: [followerId], entityId: entityOf(news), keys: [keyOf(news)] });
    }
    if (!(await this.notifier.restore(tx, news)) && (await isFollowNews(tx, followerId, followeeId))) {
      await this.notifier.notify(tx, news);
    }
  }

  async #mentionedInPost(tx: Tx, postId: number, authorId: number): Promise<void> {
    const mentioned = mentionedIn(await facetsOfPost(tx, postId));
    const keys = [`mention:post:${postId}`];
    await this.notifier.withdraw(tx, { actorIds: [authorId], entityId: postId, keys, keep: mentioned });
    const news = mentioned.map((userId): News => ({ type: "mention", userId, actorId: authorId, postId }));
    await this.notifier.notify(tx, news);
  }

  async #commented(tx: Tx, { commentId, postId, authorId, repliedToId }: Payload<typeof commentAdded>): Promise<void> {
    const [context] = await contextOfComment(tx, { id: commentId, repliedToId });
    if (!context) return;
    const act = { actorId: authorId, postId, entityId: commentId };
    const parents = [
      { commentId: context.repliedToId, userId: context.repliedToAuthorId },
      { commentId: context.threadId, userId: context.threadAuthorId },
    ];
    const replies = parents.flatMap((to): News[] =>
      to.userId === null ? [] : [{ ...act, type: "reply", userId: to.userId, commentId: to.commentId }],
    );
    const comment: News = { ...act, type: "comment", userId: context.postAuthorId };
    const mentions = mentionedIn(context.facets).map((userId): News => ({ ...act, type: "mention", userId }));
    await this.notifier.notify(tx, [...replies, comment, ...mentions]);
  }

  async #editedComment(tx: Tx, { commentId, postId, authorId }: Payload<typeof commentEdited>): Promise<void> {
    const mentioned = mentionedIn(await facetsOfComment(tx, commentId));
    const act = { actorId: authorId, entityId: commentId };
    const keys = [mentionKey(commentId)];
    await this.notifier.withdraw(tx, { actorIds: [authorId], entityId: commentId, keys, keep: mentioned });
    await this.notifier.notify(
      tx,
      mentioned.map((userId): News => ({ ...act, type: "mention", userId, postId })),
    );
  }

  async #uncommented(tx: Tx, { commentId, authorId }: Payload<typeof commentDeleted>): Promise<void> {
    await this.notifier.withdraw(tx, { actorIds: [authorId], ...ofComment(commentId) });
    // The notifications that the author got about this comment are hidden from now on.
    this.notifier.recount(tx, [authorId]);
  }

  async #restoredComment(tx: Tx, { commentId, authorId }: Payload<typeof commentRestored>): Promise<void> {
    await this.notifier.putBack(tx, { actorId: authorId, ...ofComment(commentId) });
    this.notifier.recount(tx, [authorId]);
  }

  async #requestedToJoin(tx: Tx, { groupId, memberId }: Payload<typeof groupRequested>): Promise<void> {
    const managers = await managersOf(tx, groupId);
    const news = managers.map((userId): News => ({ type: "group_request", userId, actorId: memberId, groupId }));
    await this.notifier.notify(tx, news);
  }
}

/** The notifications of a comment: of those whom it answers and whom it mentions. */
const ofComment = (commentId: number) => ({
  entityId: commentId,
  types: ["comment" as const, "reply" as const],
  keys: [mentionKey(commentId)],
});

/** Everybody whom a text mentions, each once. */
const mentionedIn = (facets: readonly StoredFacet[]) => [...new Set(facets.flatMap(({ userId }) => userId ?? []))];
