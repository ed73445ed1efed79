import { beyondDeadlines } from "#server/core/deadlines/deadline";
import { invalid, notFound, refusal } from "#server/core/errors";
import { required } from "#server/core/pages";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Db, Tx } from "#server/db/client";
import type { MediaReleaseService } from "#server/features/media/cleanup/cleanup.release.service";
import { GROUP, groupDeletionSet, type GroupView, OWNERS_ONLY } from "#server/features/groups/groups.model";
import { lockGroup } from "#server/features/groups/groups.members.queries";
import { type GroupDeletion, groupDeletion, TYPE_THE_NAME } from "#server/features/groups/groups.rules";
import type { GroupsService } from "#server/features/groups/groups.service";
import type { Events } from "#server/platform/live/events";
import type { Limits } from "#server/platform/limits/limiter";
import type { DeletedGroup } from "./deletion.model.ts";
import { deletedGroups, expiredGroups, nameForOwner, removeExpired, setDeleted } from "./deletion.queries.ts";

interface Parts {
  db: Db;
  events: Events;
  limits: Limits;
  groups: GroupsService;
  release: MediaReleaseService;
}

/** Lets owners delete their groups, and take that back for thirty days. */
export class GroupDeletionService {
  constructor(private readonly parts: Parts) {}

  /**
   * Hides a group and its posts from everybody; returns it as deleted. A job removes it when it can no longer be restored.
   * @throws DomainError FORBIDDEN for all but its owners, BAD_USER_INPUT where the name is not that of the group.
   */
  async delete(viewer: Viewer, groupId: number, draft: GroupDeletion): Promise<DeletedGroup> {
    const { events, groups, limits } = this.parts;
    const { name } = check(groupDeletion, draft);
    await limits.consume("groupChangesByMember", viewer.id);
    await this.#move(async (tx) => {
      await lockGroup(tx, groupId);
      const group = await nameForOwner(tx, groupId, viewer.id);
      if (!group) throw notFound(GROUP);
      if (!group.isOwner) throw refusal("OWNERS_ONLY", OWNERS_ONLY);
      if (name !== group.name.trim()) throw invalid({ name: [TYPE_THE_NAME] });
      const visibility = await setDeleted(tx, { groupId, ownerId: viewer.id, isDeleted: true });
      if (!visibility) throw notFound(GROUP);
      await events.publish(tx, groupDeletionSet, { groupId, visibility, isDeleted: true });
      await groups.noteCounted(tx);
    });
    return this.get(viewer, groupId);
  }

  /** Returns a deleted group that the viewer can restore. @throws DomainError NOT_FOUND for any other. */
  async get(viewer: Viewer, groupId: number): Promise<DeletedGroup> {
    return required(
      (await this.list(viewer)).find(({ id }) => id === groupId),
      GROUP,
    );
  }

  /**
   * Takes the deletion of a group back, as long as it is stored.
   * @throws DomainError NOT_FOUND for what is not a deleted group of the viewer's.
   */
  async restore(viewer: Viewer, groupId: number): Promise<GroupView> {
    const { events, groups, limits } = this.parts;
    await limits.consume("groupChangesByMember", viewer.id);
    await this.#move(async (tx) => {
      await lockGroup(tx, groupId);
      const visibility = await setDeleted(tx, { groupId, ownerId: viewer.id, isDeleted: false });
      if (!visibility) throw notFound(GROUP);
      await events.publish(tx, groupDeletionSet, { groupId, visibility, isDeleted: false });
      await groups.noteCounted(tx);
    });
    return groups.get(viewer, groupId);
  }

  /** Lists the deleted groups that the viewer can restore. */
  list(viewer: Viewer): Promise<DeletedGroup[]> {
    return deletedGroups(this.parts.db, { viewer: viewer.id });
  }

  /** Finds some groups that can no longer be restored. */
  expired(): Promise<number[]> {
    return expiredGroups(this.parts.db);
  }

  /** Removes such a group, whose posts are removed before it, with its picture. */
  async removeExpired(groupId: number): Promise<void> {
    await this.parts.db.transaction(async (tx) => {
      await lockGroup(tx, groupId);
      const removed = await removeExpired(tx, groupId);
      if (removed?.cover) await this.parts.release.releaseImages(tx, null, [removed.cover]);
    });
  }

  /** Moves all posts of a group at once. Cut off at a deadline, a very large group could never be deleted. */
  #move(act: (tx: Tx) => Promise<void>): Promise<void> {
    return beyondDeadlines(() => this.parts.events.transaction(act));
  }
}
