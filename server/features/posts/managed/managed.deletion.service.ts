import type { Db } from "#server/db/client";
import { groupDeletionSet } from "#server/features/groups/groups.model";
import type { GroupDeletionService } from "#server/features/groups/deletion/deletion.service";
import type { MediaReleaseService } from "#server/features/media/cleanup/cleanup.release.service";
import type { MediaPlacementService } from "#server/features/media/placement/placement.service";
import type { WaitingPostsService } from "#server/features/posts/waiting/waiting.service";
import type { Events } from "#server/platform/live/events";
import { deletePostsOfGroup, setGroupPostsHidden } from "./managed.deletion.queries.ts";

interface Parts {
  db: Db;
  events: Events;
  groupDeletion: GroupDeletionService;
  placement: MediaPlacementService;
  release: MediaReleaseService;
  waiting: Pick<WaitingPostsService, "releaseAll">;
}

/** Hides the posts of deleted groups, and removes them in the end. */
export class GroupPostsDeletionService {
  constructor(private readonly parts: Parts) {
    const { events, placement } = parts;
    events.on(groupDeletionSet, async (tx, { groupId, visibility, isDeleted }) => {
      // Those of a private group are for its members alone already.
      if (visibility === "private") return;
      await placement.expect(tx);
      await setGroupPostsHidden(tx, groupId, isDeleted);
    });
  }

  /** Removes the groups that can no longer be restored, with their posts and all files. */
  async removeExpired(): Promise<void> {
    const { groupDeletion, waiting } = this.parts;
    for (const groupId of await groupDeletion.expired()) {
      await waiting.releaseAll(groupId);
      while ((await this.#removePosts(groupId)) > 0);
      await groupDeletion.removeExpired(groupId);
    }
  }

  #removePosts(groupId: number): Promise<number> {
    return this.parts.db.transaction(async (tx) => {
      const removed = await deletePostsOfGroup(tx, groupId);
      for (const { authorId, media } of removed) await this.parts.release.release(tx, authorId, media);
      return removed.length;
    });
  }
}
