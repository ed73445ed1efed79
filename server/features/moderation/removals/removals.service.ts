import { invalid, notFound, refusal } from "#server/core/errors";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Tx } from "#server/db/client";
import type { CommentsService } from "#server/features/comments/comments.service";
import type {
  CommentBefore,
  CommentWithholdingService,
} from "#server/features/comments/withholding/withholding.service";
import type { GroupMembersService } from "#server/features/groups/groups.members.service";
import { keyOf } from "#server/features/notifications/notifications.model";
import type { NotifierService } from "#server/features/notifications/writing/writing.notifier.service";
import { NOT_YOURS_TO_REMOVE } from "#server/features/posts/managed/managed.model";
import { type GroupRemoval, groupRemoval, NO_SUCH_RULE } from "#server/features/posts/managed/managed.rules";
import type { PostsService } from "#server/features/posts/posts.service";
import type { PostBefore } from "#server/features/posts/withholding/withholding.model";
import type { PostWithholdingService } from "#server/features/posts/withholding/withholding.service";
import type { Rule } from "#server/features/rules/rules.rules";
import type { RulesService } from "#server/features/rules/rules.service";
import type { StaffLogService } from "#server/features/staff/log/log.service";
import { CHANGED_SINCE } from "#server/features/staff/staff.rules";
import type { Events } from "#server/platform/live/events";
import type { Limits } from "#server/platform/limits/limiter";
import { REMOVABLE_KINDS, type Removable, removalNews, THINGS } from "./removals.model.ts";
import { lockRemoval, type LoggedRemoval, managedThing, unpin } from "./removals.queries.ts";

interface Parts {
  events: Events;
  limits: Limits;
  log: StaffLogService;
  members: Pick<GroupMembersService, "requireManager">;
  notifier: NotifierService;
  rules: Pick<RulesService, "rule">;
  posts: PostWithholdingService;
  comments: CommentWithholdingService;
  reads: { posts: Pick<PostsService, "find">; comments: Pick<CommentsService, "find"> };
}

/**
 * Lets owners and admins of a group remove posts and comments in it. As what moderators remove, it is taken off and not
 * deleted, logged with the words that its author reads, and can be taken back: by who manages the group, and by staff.
 */
export class GroupRemovalsService {
  constructor(private readonly parts: Parts) {
    parts.log.undoBy("group.remove", {
      power: "moderate",
      // What was put back is removed again with its own words.
      isFinal: true,
      restore: async (tx, act) => {
        const kind = REMOVABLE_KINDS.find((one) => one === act.subject.kind);
        if (!kind) throw refusal("CHANGED_MEANWHILE", CHANGED_SINCE);
        await this.#restore(tx, { groupId: Number(act.after?.["groupId"]), kind, id: act.subject.id }, act);
        return { before: act.after, after: act.before };
      },
    });
  }

  /**
   * Removes a post or a comment from the group for everybody; its author is notified with the rule and the reason.
   * @throws DomainError FORBIDDEN for what is in a group of others, NOT_FOUND for what the viewer may not see.
   */
  async remove(viewer: Viewer, thing: Removable, input: GroupRemoval = {}): Promise<void> {
    const { events, limits } = this.parts;
    const { reason, rule: key } = check(groupRemoval, input);
    const rule = key ? await this.#rule(key) : null;
    await limits.consume("groupChangesByMember", viewer.id);
    const removed = await events.transaction((tx) => this.#takeOff(tx, viewer, thing, { rule, words: reason || "" }));
    if (!removed) throw await this.#refusal(viewer, thing);
  }

  /**
   * Takes back that a post or a comment was removed from the group: it is there as it was.
   * @throws DomainError FORBIDDEN for all but owners and admins, NOT_FOUND for what was not removed from the group,
   * CONFLICT for what is deleted meanwhile.
   */
  async putBack(viewer: Viewer, thing: Removable): Promise<void> {
    const { events, limits, log, members } = this.parts;
    await limits.consume("groupChangesByMember", viewer.id);
    await events.transaction(async (tx) => {
      await members.requireManager(tx, viewer, thing.groupId);
      const act = await lockRemoval(tx, thing);
      if (!act) throw notFound(THINGS[thing.kind]);
      await this.#restore(tx, thing, act);
      const { id: undoes, before, after } = act;
      const { kind, id } = thing;
      const undo = { before: after, after: before, undoes };
      await log.record(tx, { actorId: viewer.id, action: "group.remove", subject: { kind, id }, ...undo });
    });
  }

  async #takeOff(
    tx: Tx,
    { id: byId }: Viewer,
    thing: Removable,
    { rule, words }: { rule: Rule | null; words: string },
  ): Promise<boolean> {
    const { posts, comments, log, notifier } = this.parts;
    const { groupId, kind, id } = thing;
    const managed = await managedThing(tx, byId, thing);
    if (!managed) return false;
    const withheld =
      kind === "post"
        ? await posts.withhold(tx, { id, how: "removed", rule: rule?.key ?? null, words })
        : await comments.withhold(tx, { id });
    if (!withheld) return false;
    if (kind === "post") await unpin(tx, id);
    const { authorId, group } = managed;
    const logId = await log.record(tx, {
      actorId: byId,
      action: "group.remove",
      subject: { kind, id },
      why: words,
      before: { thing: withheld },
      after: { group, groupId, rule: rule?.key ?? null, memberId: authorId },
    });
    const read = [rule?.title, words].filter(Boolean).join(": ");
    if (authorId !== null && authorId !== byId)
      await notifier.notify(tx, removalNews({ logId, groupId, kind, authorId, byId, words: read }));
    return true;
  }

  async #restore(tx: Tx, thing: Removable, { id: logId, actorId, before, after }: LoggedRemoval): Promise<void> {
    const { posts, comments, notifier } = this.parts;
    const { groupId, kind, id } = thing;
    // The log contains what `withhold` answered.
    const was = before?.["thing"];
    const isBack =
      kind === "post"
        ? await posts.restore(tx, { id, before: was as PostBefore })
        : await comments.restore(tx, { id, before: was as CommentBefore });
    if (!isBack) throw refusal("CHANGED_MEANWHILE", CHANGED_SINCE);
    const authorId = after?.["memberId"];
    if (typeof authorId !== "number" || actorId === null) return;
    const keys = [keyOf(removalNews({ logId, groupId, kind, authorId, byId: actorId }))];
    await notifier.withdraw(tx, { actorIds: [actorId], entityId: logId, keys });
  }

  async #rule(key: string): Promise<Rule> {
    const { rule } = await this.parts.rules.rule(key);
    if (!rule) throw invalid({ rule: [NO_SUCH_RULE] });
    return rule;
  }

  async #refusal(viewer: Viewer, { groupId, kind, id }: Removable): Promise<Error> {
    const { posts, comments } = this.parts.reads;
    const comment = kind === "comment" ? await comments.find(viewer, id) : null;
    const post = kind === "post" ? await posts.find(viewer, id) : comment && (await posts.find(viewer, comment.postId));
    const isSeen = post?.groupId === groupId && !comment?.deleted;
    return isSeen ? refusal("MANAGERS_ONLY", NOT_YOURS_TO_REMOVE) : notFound(THINGS[kind]);
  }
}
