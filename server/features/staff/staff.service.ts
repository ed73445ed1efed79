import { notFound } from "#server/core/errors";
import type { Viewer } from "#server/core/viewer";
import type { Db, DbOrTx } from "#server/db/client";
import { hasPower, type Power } from "./staff.powers.model.ts";
import type { StaffViewer } from "./staff.model.ts";
import { roleOf } from "./staff.queries.ts";

/**
 * Says who may act for the community. The role is read at each such act and remembered nowhere: it is gone for every
 * process in the moment in which it is taken away, and other requests pay nothing for it.
 */
export class StaffService {
  constructor(private readonly db: Db) {}

  /**
   * Returns the viewer if their role has the power.
   * @throws DomainError NOT_FOUND for everybody else, guests included: for them there is no such thing.
   */
  requirePower(viewer: Viewer | null, power: Power): Promise<StaffViewer> {
    return this.requirePowerIn(this.db, viewer, power);
  }

  /** The same in a transaction, after a wait in which the role may have been taken away. */
  async requirePowerIn(tx: DbOrTx, viewer: Viewer | null, power: Power): Promise<StaffViewer> {
    const staff = await this.#roleOf(tx, viewer);
    if (!staff || !hasPower(staff.role, power)) throw notFound();
    return staff;
  }

  /**
   * Returns the viewer if they have any role above that of a member. The paths of staff ask this first.
   * @throws DomainError NOT_FOUND for everybody else.
   */
  readonly admit = async (viewer: Viewer | null): Promise<StaffViewer> => {
    const staff = await this.#roleOf(this.db, viewer);
    if (!staff || staff.role === "member") throw notFound();
    return staff;
  };

  /** Checks whether the viewer's role has a power. */
  async hasPower(viewer: Viewer, power: Power): Promise<boolean> {
    const staff = await this.#roleOf(this.db, viewer);
    return staff !== null && hasPower(staff.role, power);
  }

  async #roleOf(db: DbOrTx, viewer: Viewer | null): Promise<StaffViewer | null> {
    if (!viewer) return null;
    const [row] = await roleOf(db, { id: viewer.id });
    return row ? { ...viewer, role: row.role } : null;
  }
}
