import { grouped, inOrder } from "#server/core/pages";
import type { Db } from "#server/db/client";
import type { ReportContext } from "#server/db/schema/reports";
import {
  type CaseReport,
  type CaseView,
  type Claim,
  type MemberRecord,
  type ModerationAct,
  outcomesOf,
  refusalOf,
  type ThingContent,
} from "#server/features/moderation/moderation.model";
import type { Person } from "#server/features/people/people.model";
import { aboutOf } from "#server/features/reports/reports.model";
import type { StaffViewer } from "#server/features/staff/staff.model";
import { memberRecords, peopleByIds } from "./queue.members.queries.ts";
import type { CaseRow } from "./queue.queries.ts";
import { actsByLog, reporterRecords, type ReportRow, reportsOfCases } from "./queue.reports.queries.ts";
import { type ThingRow, thingsNow } from "./queue.things.queries.ts";

const present = (ids: readonly (number | null)[]) => [...new Set(ids.filter((id) => id !== null))];

/** What is known beside the row of a case. */
interface Beside {
  thing: ThingRow | undefined;
  reports: CaseReport[];
  owner: MemberRecord | null;
  claimer: Person | undefined;
  decision: ModerationAct | null;
}

/** Gathers what moderators read of cases: for all cases of a page at once, by one statement for each relation. */
export class CasesService {
  constructor(private readonly db: Db) {}

  /** Returns the cases of these rows, in their order. */
  async viewsOf(staff: StaffViewer, rows: readonly CaseRow[]): Promise<CaseView[]> {
    if (rows.length === 0) return [];
    const { db } = this;
    const ids = rows.map(({ id }) => id);
    const subjects = { kinds: rows.map(({ kind }) => kind), ids: rows.map(({ subjectId }) => subjectId) };
    const [things, listed, acts, owners, claimers] = await Promise.all([
      thingsNow(db, subjects),
      reportsOfCases(db, { ids }),
      actsOf(db, present(rows.map(({ logId }) => logId))),
      membersOf(db, present(rows.map(({ ownerId }) => ownerId))),
      peopleOf(db, present(rows.map(({ claimedBy }) => claimedBy))),
    ]);
    const reports = grouped(ids, await this.#withRecords(listed), ({ caseId }) => caseId);
    const thingOf = new Map(things.map((thing) => [`${thing.kind}:${thing.id}`, thing]));
    return rows.map((row, at) =>
      viewOf(staff, row, {
        thing: thingOf.get(`${row.kind}:${row.subjectId}`),
        reports: reports[at] ?? [],
        owner: owners.get(row.ownerId ?? 0) ?? null,
        claimer: claimers.get(row.claimedBy ?? 0),
        decision: acts.get(row.logId ?? 0) ?? null,
      }),
    );
  }

  /** Returns what moderators have to know of members, in the order of the ids; undefined for those who have left. */
  async members(ids: readonly number[]): Promise<(MemberRecord | undefined)[]> {
    return inOrder(ids, [...(await membersOf(this.db, present(ids))).values()], ({ user }) => user.id);
  }

  /** Finds what was decided by a row of the staff's log. */
  async act(logId: number): Promise<ModerationAct | null> {
    return (await actsByLog(this.db, { ids: [logId] }))[0] ?? null;
  }

  async #withRecords(listed: readonly ReportRow[]): Promise<(CaseReport & { caseId: number })[]> {
    const ids = present(listed.map(({ reporter }) => reporter.id));
    const records = ids.length === 0 ? [] : await reporterRecords(this.db, { ids });
    const known = new Map(records.map((record) => [record.id, record]));
    return listed.map((report) => {
      const { reports = 0, decided = 0, upheld = 0 } = known.get(report.reporter.id) ?? {};
      return { ...report, reporterReports: reports, reporterDecided: decided, reporterUpheld: upheld };
    });
  }
}

async function membersOf(db: Db, ids: number[]): Promise<Map<number, MemberRecord>> {
  const rows = ids.length === 0 ? [] : await memberRecords(db, { ids });
  return new Map(rows.map((row) => [row.user.id, row]));
}

async function peopleOf(db: Db, ids: number[]): Promise<Map<number, Person>> {
  const rows = ids.length === 0 ? [] : await peopleByIds(db, { ids });
  return new Map(rows.map((row) => [row.id, row]));
}

async function actsOf(db: Db, ids: number[]): Promise<Map<number, ModerationAct>> {
  const rows = ids.length === 0 ? [] : await actsByLog(db, { ids });
  return new Map(rows.map((row) => [row.id, row]));
}

function viewOf(staff: StaffViewer, row: CaseRow, { thing, reports, owner, claimer, decision }: Beside): CaseView {
  const { id, kind, subjectId, state, reportsCount, rules, createdAt, lastReportedAt } = row;
  const context = contextOf(row);
  const currentState = thing?.state ?? "deleted";
  const concerned = { ownerId: row.ownerId, ownerRole: owner?.role ?? null, isReporter: row.isReporter };
  const refusal = state === "open" ? (refusalOf(staff, concerned)?.message ?? null) : null;
  const mayDecide = state === "open" && refusal === null;
  return {
    id,
    kind,
    subjectId,
    state,
    about: aboutOf({ kind, context }),
    context,
    currentState,
    current: contentOf(thing),
    owner,
    reportsCount,
    rules,
    reports,
    firstReportedAt: createdAt,
    lastReportedAt,
    claim: claimOf(staff, row, claimer),
    outcomes: mayDecide ? outcomesOf({ kind, state: currentState, owner }) : [],
    refusal,
    decision,
  };
}

/** What was reported; it names nobody whose account is deleted. */
const contextOf = ({ kind, ownerId, context }: CaseRow): ReportContext =>
  ownerId === null && kind !== "group"
    ? { ...context, author: null, ...(kind === "member" && { title: null, text: "", path: null }) }
    : context;

function contentOf(thing: ThingRow | undefined): ThingContent | null {
  if (!thing || thing.text === null || thing.state === "deleted") return null;
  const { title, text, createdAt, editedAt, media } = thing;
  return { title, text, createdAt, editedAt, media };
}

const claimOf = (staff: StaffViewer, { claimedUntil }: CaseRow, by: Person | undefined): Claim | null =>
  by && claimedUntil !== null ? { by, mine: by.id === staff.id, until: claimedUntil } : null;
