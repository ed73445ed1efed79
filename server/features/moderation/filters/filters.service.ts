import { invalid, notFound } from "#server/core/errors";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import { FILTERS_MAX } from "#server/features/moderation/moderation.limits.rules";
import { type NewFilter, newFilter, TOO_MANY_FILTERS } from "#server/features/moderation/moderation.rules";
import type { StaffService } from "#server/features/staff/staff.service";
import type { Limits } from "#server/platform/limits/limiter";
import type { FilterView } from "./filters.model.ts";
import {
  countOtherFilters,
  deleteFilter,
  type FilterRow,
  filtersInTurn,
  filtersOf,
  storeFilter,
} from "./filters.queries.ts";

interface Parts {
  db: Db;
  limits: Limits;
  staff: StaffService;
}

/** Stores the filters of the queue that a moderator uses again and again. */
export class FiltersService {
  constructor(private readonly parts: Parts) {}

  /** Lists the viewer's filters by name. */
  async list(viewer: Viewer | null): Promise<FilterView[]> {
    const staff = await this.parts.staff.requirePower(viewer, "moderate");
    return (await filtersOf(this.parts.db, { viewer: staff.id })).map(toView);
  }

  /**
   * Stores a filter, or replaces the viewer's filter of the same name.
   * @throws DomainError BAD_USER_INPUT for one more than a moderator may have.
   */
  async save(viewer: Viewer | null, input: NewFilter): Promise<FilterView> {
    const { db, limits, staff: powers } = this.parts;
    const staff = await powers.requirePower(viewer, "moderate");
    const { name, state, kind, rule, mine, order } = check(newFilter, input);
    await limits.consume("settingsByMember", staff.id);
    const filter = { state, kind: kind ?? null, rule: rule || null, mine, order };
    const row = await db.transaction(async (tx) => {
      await filtersInTurn(tx, staff.id);
      if ((await countOtherFilters(tx, staff.id, name)) >= FILTERS_MAX) throw invalid({ name: [TOO_MANY_FILTERS] });
      return storeFilter(tx, staff.id, { name, filter });
    });
    return toView(row);
  }

  /** @throws DomainError NOT_FOUND for what is not the viewer's. */
  async remove(viewer: Viewer | null, id: number): Promise<number> {
    const { db, limits, staff: powers } = this.parts;
    const staff = await powers.requirePower(viewer, "moderate");
    await limits.consume("settingsByMember", staff.id);
    if (!(await deleteFilter(db, staff.id, id))) throw notFound("This filter");
    return id;
  }
}

const toView = ({ id, name, filter }: FilterRow): FilterView => ({ id, name, ...filter });
