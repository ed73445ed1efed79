import { refusal } from "#server/core/errors";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import { type GroupView, MEMBERS_CHOOSE } from "#server/features/groups/groups.model";
import type { GroupsService } from "#server/features/groups/groups.service";
import type { Limits } from "#server/platform/limits/limiter";
import { setLevel } from "./levels.queries.ts";
import { groupLevel, type GroupLevelDraft } from "./levels.rules.ts";

interface Parts {
  db: Db;
  limits: Limits;
  groups: GroupsService;
}

/** Lets members choose what they are notified of in a group; whatever writes notifications asks it. */
export class GroupLevelsService {
  constructor(private readonly parts: Parts) {}

  /**
   * Stores the viewer's choice; safe to repeat.
   * @throws DomainError FORBIDDEN for a viewer who is not in the group, NOT_FOUND for no group.
   */
  async set(viewer: Viewer, groupId: number, draft: GroupLevelDraft): Promise<GroupView> {
    const { db, groups, limits } = this.parts;
    const { level } = check(groupLevel, draft);
    await limits.consume("groupChangesByMember", viewer.id);
    const group = await groups.get(viewer, groupId);
    if (!(await setLevel(db, { groupId, memberId: viewer.id, level }))) throw refusal("MEMBERS_ONLY", MEMBERS_CHOOSE);
    return { ...group, notifyLevel: level };
  }
}
