import type { Viewer } from "#server/core/viewer";
import type { GroupView } from "#server/features/groups/groups.model";
import type { GroupsService } from "#server/features/groups/groups.service";
import type { Person } from "#server/features/people/people.model";
import type { ProfilesService } from "#server/features/people/people.service";

interface Parts {
  groups: Pick<GroupsService, "byIds">;
  profiles: Pick<ProfilesService, "byIds">;
}

/** Finds what the reasons of posts name. */
export class FollowingService {
  constructor(private readonly parts: Parts) {}

  /** Returns the people of reasons by their ids, by one statement; it serves a loader. */
  readonly people = (viewer: Viewer | null, ids: readonly number[]): Promise<(Person | Error)[]> =>
    this.parts.profiles.byIds(viewer, ids);

  /** Returns the groups of reasons by their ids, by one statement; it serves a loader. */
  readonly groups = (viewer: Viewer | null, ids: readonly number[]): Promise<(GroupView | Error)[]> =>
    this.parts.groups.byIds(viewer, ids);
}
