import { numberedPage, OLDEST, required, type Slice, sliceValues } from "#server/core/pages";
import { type Page, toPage } from "#server/core/pagination";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import { QUEUE_PAGE_SIZE } from "#server/features/moderation/moderation.limits.rules";
import { refusalOf } from "#server/features/moderation/moderation.model";
import { type AppealSearch, appealSearch } from "#server/features/moderation/moderation.rules";
import type { CasesService } from "#server/features/moderation/queue/queue.cases.service";
import type { RulesService } from "#server/features/rules/rules.service";
import type { StaffViewer } from "#server/features/staff/staff.model";
import type { StaffService } from "#server/features/staff/staff.service";
import { APPEAL, type AppealRow, type ModerationAppealView, OWN_SUSPENSION } from "./appeals.model.ts";
import {
  appealById,
  countAppeals,
  countWaitingAppeals,
  decidedAppeals,
  hasColleague,
  openAppeals,
} from "./appeals.queries.ts";

interface Parts {
  db: Db;
  staff: StaffService;
  rules: Pick<RulesService, "current">;
  cases: CasesService;
}

/** Lists the appeals of suspended members, for moderators. */
export class AppealsService {
  constructor(private readonly parts: Parts) {}

  /** Lists appeals: open ones from the oldest, decided ones from the newest. */
  async list(viewer: Viewer | null, search: AppealSearch, slice: Slice): Promise<Page<ModerationAppealView>> {
    const { db, staff: powers } = this.parts;
    const staff = await powers.requirePower(viewer, "moderate");
    const { state } = check(appealSearch, search);
    const rows = await (state === "open"
      ? openAppeals(db, sliceValues(slice, OLDEST))
      : decidedAppeals(db, { state, ...sliceValues(slice) }));
    const page = toPage(rows, slice.first, async () => (await countAppeals(db, { state }))[0]?.count ?? 0);
    return { ...page, items: await this.#viewsOf(staff, page.items) };
  }

  /** Lists the same by numbered pages. */
  numberedPage(viewer: Viewer | null, search: AppealSearch, page: number): Promise<Page<ModerationAppealView>> {
    return this.list(viewer, search, numberedPage(page, QUEUE_PAGE_SIZE));
  }

  /** Returns an appeal for a member of staff. @throws DomainError NOT_FOUND for none. */
  async get(staff: StaffViewer, id: number): Promise<ModerationAppealView> {
    return required((await this.#viewsOf(staff, await appealById(this.parts.db, { id })))[0], APPEAL);
  }

  /** Counts the appeals that wait, up to a hundred. */
  async waiting(viewer: Viewer | null): Promise<number> {
    await this.parts.staff.requirePower(viewer, "moderate");
    return (await countWaitingAppeals(this.parts.db, {}))[0]?.count ?? 0;
  }

  async #viewsOf(staff: StaffViewer, rows: readonly AppealRow[]): Promise<ModerationAppealView[]> {
    if (rows.length === 0) return [];
    const { db, rules, cases } = this.parts;
    const [members, current, [colleague]] = await Promise.all([
      cases.members(rows.map(({ memberId }) => memberId)),
      rules.current(),
      hasColleague(db, { viewer: staff.id }),
    ]);
    return rows.flatMap(({ memberId, suspensionId: _suspension, ...row }, at) => {
      const member = members[at];
      if (!member) return [];
      const isOwn = row.suspendedBy?.id === staff.id && (colleague?.found ?? false);
      const refusal = refusalOf(staff, { ownerId: memberId, ownerRole: member.role, isReporter: false })?.message;
      return {
        ...row,
        member,
        ruleTitle: current.rules.find(({ key }) => key === row.rule)?.title ?? null,
        refusal: row.state === "open" ? (refusal ?? (isOwn ? OWN_SUSPENSION : null)) : null,
      };
    });
  }
}
