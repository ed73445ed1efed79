import { NEWEST, numberedPage, OLDEST, required, sliceValues } from "#server/core/pages";
import { type Page, toPage } from "#server/core/pagination";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import { QUEUE_PAGE_SIZE } from "#server/features/moderation/moderation.limits.rules";
import { CASE, type CaseView } from "#server/features/moderation/moderation.model";
import { type QueueSearch, queueSearch } from "#server/features/moderation/moderation.rules";
import type { Subject } from "#server/features/reports/reports.model";
import type { StaffViewer } from "#server/features/staff/staff.model";
import type { StaffService } from "#server/features/staff/staff.service";
import type { CasesService } from "./queue.cases.service.ts";
import type { AfterMost, ListedCase, QueueSlice } from "./queue.cursors.model.ts";
import {
  caseOfReport,
  type CaseRow,
  countDecidedCases,
  countOpenCases,
  countWaiting,
  decidedCases,
  mostReportedCases,
  oldestCases,
  openCaseOf,
  type QueueFilter,
} from "./queue.queries.ts";

interface Parts {
  db: Db;
  staff: StaffService;
  cases: CasesService;
}

const FIRST: AfterMost = { count: Number.MAX_SAFE_INTEGER, id: 0 };

/** Lists what members reported, for moderators: things with all their reports. */
export class QueueService {
  constructor(private readonly parts: Parts) {}

  /** Lists cases. @throws DomainError NOT_FOUND for whoever does not moderate. */
  async list(viewer: Viewer | null, search: QueueSearch, slice: QueueSlice): Promise<Page<ListedCase>> {
    const { db, staff: powers, cases } = this.parts;
    const staff = await powers.requirePower(viewer, "moderate");
    const { state, order, ...wanted } = check(queueSearch, search);
    const filter: QueueFilter = {
      viewer: staff.id,
      kind: wanted.kind ?? null,
      rule: wanted.rule || null,
      mine: wanted.mine,
    };
    const total = async () => {
      const [row] = await (state === "open" ? countOpenCases(db, filter) : countDecidedCases(db, { ...filter, state }));
      return row?.count ?? 0;
    };
    const rows = await this.#rows(filter, { state, order }, slice);
    const page = toPage(rows, slice.first, total);
    const views = await cases.viewsOf(staff, page.items);
    const items = page.items.flatMap(({ id, position, reportsCount }, at) => {
      const view = views[at];
      return view ? [{ view, position: { createdAt: position, id, count: reportsCount } }] : [];
    });
    return { ...page, items };
  }

  /** Lists the same by numbered pages. */
  numberedPage(viewer: Viewer | null, search: QueueSearch, page: number): Promise<Page<ListedCase>> {
    return this.list(viewer, search, numberedPage(page, QUEUE_PAGE_SIZE));
  }

  /** Returns the case of which a report is one. @throws DomainError NOT_FOUND for none. */
  async get(viewer: Viewer | null, reportId: number): Promise<CaseView> {
    const staff = await this.parts.staff.requirePower(viewer, "moderate");
    return required(await this.ofReport(staff, reportId), CASE);
  }

  /** Finds the same for a member of staff. */
  async ofReport(staff: StaffViewer, reportId: number): Promise<CaseView | null> {
    return this.#first(staff, await caseOfReport(this.parts.db, { viewer: staff.id, id: reportId }));
  }

  /** Finds the open case of a thing. */
  async openCase(viewer: Viewer | null, { kind, id }: Subject): Promise<CaseView | null> {
    const staff = await this.parts.staff.requirePower(viewer, "moderate");
    return this.#first(staff, await openCaseOf(this.parts.db, { viewer: staff.id, kind, subject: id }));
  }

  /** Counts the open cases, up to a hundred. */
  async waiting(viewer: Viewer | null): Promise<number> {
    await this.parts.staff.requirePower(viewer, "moderate");
    return (await countWaiting(this.parts.db, {}))[0]?.count ?? 0;
  }

  async #first(staff: StaffViewer, rows: CaseRow[]): Promise<CaseView | null> {
    return (await this.parts.cases.viewsOf(staff, rows.slice(0, 1)))[0] ?? null;
  }

  #rows(
    filter: QueueFilter,
    { state, order }: { state: CaseRow["state"]; order: "oldest" | "most_reported" },
    slice: QueueSlice,
  ): Promise<CaseRow[]> {
    const { db } = this.parts;
    if (state !== "open") return decidedCases(db, { ...filter, state, ...sliceValues(slice, NEWEST) });
    if (order === "oldest") return oldestCases(db, { ...filter, ...sliceValues(slice, OLDEST) });
    const { limit, offset } = sliceValues(slice);
    return mostReportedCases(db, { ...filter, ...(slice.afterMost ?? FIRST), limit, offset });
  }
}
