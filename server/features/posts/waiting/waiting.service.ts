import { notFound, refusal } from "#server/core/errors";
import { countsInOrder, numberedPage, type Slice, sliceValues } from "#server/core/pages";
import { type Page, toPage } from "#server/core/pagination";
import { check } from "#server/core/validation";
import { type Viewer, viewerId } from "#server/core/viewer";
import type { Db, Tx } from "#server/db/client";
import type { Withheld } from "#server/db/schema/posts";
import type { GroupMembersService } from "#server/features/groups/groups.members.service";
import { canManage, groupMemberGone, type GroupView, NOT_YOURS_TO_MANAGE } from "#server/features/groups/groups.model";
import type { GroupsService } from "#server/features/groups/groups.service";
import type { MediaPlacementService } from "#server/features/media/placement/placement.service";
import {
  postAdded,
  type PostView,
  postWithheld,
  toPostView,
  type Visibility,
} from "#server/features/posts/posts.model";
import { type LockedPost, lockPost, moveTo } from "#server/features/posts/withholding/withholding.queries";
import type { Events } from "#server/platform/live/events";
import type { Limits } from "#server/platform/limits/limiter";
import { groupPostDecided, WAITING_PAGE_SIZE } from "./waiting.model.ts";
import {
  countWaiting,
  dateNow,
  groupOfPost,
  setGroupOfPost,
  someWaiting,
  waitingOf,
  waitingPage,
} from "./waiting.queries.ts";
import { postDecline, type PostDecline } from "./waiting.rules.ts";

const THIS = "This post";
const NOT_DECLINED = "This post does not wait any more.";
/** One transaction gives at most this many posts back. */
const BATCH = 50;

interface Parts {
  db: Db;
  events: Events;
  limits: Limits;
  groups: Pick<GroupsService, "get" | "getBySlug">;
  members: Pick<GroupMembersService, "requireManager" | "stateOf">;
  placement: MediaPlacementService;
}

/** The post that is decided about. */
interface Subject {
  groupId: number;
  postId: number;
}

/**
 * Lets owners and admins of a group decide about the first posts of members. Whoever leaves the group, or whose group is
 * removed, has their waiting posts back as posts for themself alone.
 */
export class WaitingPostsService {
  constructor(private readonly parts: Parts) {
    parts.events.on(groupMemberGone, async (tx, { groupId, memberId }) => {
      for (const id of await waitingOf(tx, groupId, memberId)) await this.#giveBack(tx, await lockPost(tx, id));
    });
  }

  /** Lists the waiting posts of a group, newest first; none for viewers who cannot decide about them. */
  async list(viewer: Viewer, group: GroupView, slice: Slice): Promise<Page<PostView>> {
    if (!canManage(group)) return toPage([], slice.first, async () => 0);
    const rows = await waitingPage(this.parts.db, { viewer: viewer.id, group: group.id, ...sliceValues(slice) });
    return toPage(rows.map(toPostView), slice.first, async () => (await this.counts(viewer, [group.id]))[0] ?? 0);
  }

  /** Lists the same by numbered pages, by the address of the group. */
  async numberedPage(viewer: Viewer, slug: string, page: number): Promise<Page<PostView>> {
    const group = await this.parts.groups.getBySlug(viewer, slug);
    return this.list(viewer, group, numberedPage(page, WAITING_PAGE_SIZE));
  }

  /** Counts the waiting posts of groups that the viewer manages; it serves a loader. */
  readonly counts = async (viewer: Viewer | null, ids: readonly number[]): Promise<number[]> =>
    countsInOrder(ids, await countWaiting(this.parts.db, { viewer: viewerId(viewer), ids: [...ids] }));

  /**
   * Publishes a waiting post, as if it was written now: feeds, notifications and counts have it from here on.
   * @throws DomainError FORBIDDEN for all but owners and admins, NOT_FOUND for what does not wait in the group.
   */
  approve(viewer: Viewer, subject: Subject): Promise<void> {
    return this.#decide(viewer, subject, async (tx, post, group) => {
      if (post.visibility !== "waiting") throw notFound(THIS);
      const visibility = group.visibility === "private" ? "group" : "public";
      await moveTo(tx, post, { visibility, withheld: null });
      await dateNow(tx, post.id, post.authorId);
      await this.#moved(tx, post);
      const { id: postId, authorId } = post;
      await this.parts.events.publish(tx, postAdded, { postId, authorId, groupId: subject.groupId });
      await this.#publish(tx, viewer, { ...subject, authorId }, "approved");
    });
  }

  /** Declines a waiting post: its author reads the reason, and has it back as a post for themself alone. */
  decline(viewer: Viewer, subject: Subject, draft: PostDecline = {}): Promise<void> {
    const { reason } = check(postDecline, draft);
    return this.#decide(viewer, subject, async (tx, post) => {
      if (post.visibility !== "waiting") throw notFound(THIS);
      const words = reason ?? "";
      await this.#giveBack(tx, post, { visibility: "waiting", rule: null, words, groupId: subject.groupId });
      await this.#publish(tx, viewer, { ...subject, authorId: post.authorId }, "declined", reason || null);
    });
  }

  /**
   * Takes a decline back: the post waits again.
   * @throws DomainError CONFLICT when its author has done something else with it, or has left the group.
   */
  waitAgain(viewer: Viewer, subject: Subject): Promise<void> {
    return this.#decide(viewer, subject, async (tx, post) => {
      const state = await this.parts.members.stateOf(tx, subject.groupId, post.authorId);
      if (post.visibility !== "only_me" || state !== "member") throw refusal("NOT_DECLINED", NOT_DECLINED);
      await moveTo(tx, post, { visibility: "waiting", withheld: null });
      await setGroupOfPost(tx, post.id, subject.groupId);
      await this.#publish(tx, viewer, { ...subject, authorId: post.authorId }, "waits");
    });
  }

  /** Gives all waiting posts of a group back to their authors, before the group is removed. */
  async releaseAll(groupId: number): Promise<void> {
    const { db, events } = this.parts;
    for (let ids = await someWaiting(db, groupId, BATCH); ids.length > 0; ids = await someWaiting(db, groupId, BATCH))
      for (const id of ids) await events.transaction(async (tx) => this.#giveBack(tx, await lockPost(tx, id)));
  }

  async #decide(
    viewer: Viewer,
    { groupId, postId }: Subject,
    act: (tx: Tx, post: LockedPost, group: GroupView) => Promise<void>,
  ): Promise<void> {
    const { events, groups, limits, members } = this.parts;
    await limits.consume("groupChangesByMember", viewer.id);
    await events.transaction(async (tx) => {
      await members.requireManager(tx, viewer, groupId);
      const group = await groups.get(viewer, groupId, tx);
      if (!canManage(group)) throw refusal("MANAGERS_ONLY", NOT_YOURS_TO_MANAGE);
      const post = await lockPost(tx, postId);
      if (!post || !(await isOf(tx, post, groupId))) throw notFound(THIS);
      await act(tx, post, group);
    });
  }

  /**
   * Makes a waiting post one that its author alone has, outside the group. A declined one remembers by which group and
   * why, until its author changes it.
   */
  async #giveBack(tx: Tx, post: LockedPost | null, declined: Withheld | null = null): Promise<void> {
    if (post?.visibility !== "waiting") return;
    await moveTo(tx, post, { visibility: "only_me", withheld: declined });
    await setGroupOfPost(tx, post.id, null);
    await this.parts.events.publish(tx, postWithheld, { postId: post.id, authorId: post.authorId });
  }

  async #moved(tx: Tx, { hasFiles }: LockedPost): Promise<void> {
    if (hasFiles) await this.parts.placement.expect(tx, "now");
  }

  async #publish(
    tx: Tx,
    { id: byId }: Viewer,
    subject: Subject & { authorId: number },
    decision: "approved" | "declined" | "waits",
    reason: string | null = null,
  ): Promise<void> {
    await this.parts.events.publish(tx, groupPostDecided, { ...subject, byId, decision, reason });
  }
}

/** Whether a locked post waits in the group, or was declined by it. */
async function isOf(tx: Tx, { id, visibility, withheld }: LockedPost, groupId: number): Promise<boolean> {
  const declinedBy: Visibility = "only_me";
  if (visibility === declinedBy) return withheld?.groupId === groupId;
  return (await groupOfPost(tx, id)) === groupId;
}
