import type { Viewer } from "#server/core/viewer";
import type { GroupView } from "#server/features/groups/groups.model";
import type { GroupsService } from "#server/features/groups/groups.service";

/** Finds the groups in which posts were written. */
export class PostGroupsService {
  constructor(private readonly groups: GroupsService) {}

  /** Returns groups by their ids, in that order, by one statement; it serves a loader. */
  readonly byIds = (viewer: Viewer | null, ids: readonly number[]): Promise<(GroupView | Error)[]> =>
    this.groups.byIds(viewer, ids);
}
