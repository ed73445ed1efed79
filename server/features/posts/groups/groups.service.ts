import type { Viewer } from "#server/core/viewer";
import type { GroupView } from "#server/features/groups/groups.model";
import type { GroupsService } from "#server/features/groups/groups.service";

/** Where posts were written. */
export class PostGroupsService {
  constructor(private readonly groups: GroupsService) {}

  /** Groups by their ids, in that order, by one statement. A batch of loaders. */
  readonly byIds = (viewer: Viewer | null, ids: readonly number[]): Promise<(GroupView | Error)[]> =>
    this.groups.byIds(viewer, ids);
}
