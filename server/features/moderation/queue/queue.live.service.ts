import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import { ROLES } from "#server/features/auth/auth.rules";
import type { StaffViewer } from "#server/features/staff/staff.model";
import { hasPower } from "#server/features/staff/staff.powers.model";
import type { StaffService } from "#server/features/staff/staff.service";
import { membersWithRole } from "./queue.live.queries.ts";

const MODERATE = ROLES.filter((role) => hasPower(role, "moderate"));

/** Says who receives changes of the queue. */
export class LiveQueueService {
  constructor(
    private readonly db: Db,
    private readonly staff: StaffService,
  ) {}

  /** @throws DomainError NOT_FOUND for whoever does not moderate. */
  admit(viewer: Viewer | null): Promise<StaffViewer> {
    return this.staff.requirePower(viewer, "moderate");
  }

  /** Returns those of the listeners who moderate now. */
  async moderatorsAmong(listeners: number[]): Promise<number[]> {
    return (await membersWithRole(this.db, { ids: listeners, roles: MODERATE })).map(({ id }) => id);
  }
}
