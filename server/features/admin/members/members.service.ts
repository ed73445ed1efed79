import { required, type Slice, sliceValues } from "#server/core/pages";
import { type Page, toPage } from "#server/core/pagination";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import { type CheckedSearch, type MemberSearch, memberSearch } from "#server/features/admin/admin.rules";
import type { SessionsService } from "#server/features/auth/sessions/sessions.service";
import type { CasesService } from "#server/features/moderation/queue/queue.cases.service";
import type { StaffService } from "#server/features/staff/staff.service";
import type { AdminMemberDetail, AdminMemberView } from "./members.model.ts";
import { countFound, memberNamed, membersPage } from "./members.queries.ts";
import type { MembersWanted } from "./members.search.queries.ts";

interface Parts {
  db: Db;
  cases: Pick<CasesService, "members">;
  sessions: Pick<SessionsService, "listOf">;
  staff: StaffService;
}

export const THIS_MEMBER = "This member";

/** Lets admins find members, and see of each what they need to help or to act. */
export class AdminMembersService {
  constructor(private readonly parts: Parts) {}

  /** Lists members, newest first. @throws DomainError NOT_FOUND for viewers who may not read them. */
  async list(viewer: Viewer | null, search: MemberSearch, slice: Slice): Promise<Page<AdminMemberView>> {
    const { db, staff } = this.parts;
    await staff.requirePower(viewer, "readMembers");
    const wanted = wantedBy(check(memberSearch, search));
    const rows = await membersPage(db, wanted, sliceValues(slice));
    return toPage(rows, slice.first, () => countFound(db, wanted));
  }

  /** Returns what admins know of a member. @throws DomainError NOT_FOUND also for viewers who may not read it. */
  async get(viewer: Viewer | null, username: string): Promise<AdminMemberDetail> {
    const { db, cases, sessions, staff: powers } = this.parts;
    const staff = await powers.requirePower(viewer, "readMembers");
    const found = required(await memberNamed(db, username), THIS_MEMBER);
    const { id } = found.member;
    const [[record], open] = await Promise.all([cases.members([id]), sessions.listOf(id, staff.sessionId)]);
    return { ...found, record: required(record, THIS_MEMBER), sessions: open };
  }
}

/** A text with `@` inside is an address, which has to be whole; one that begins with it is a username. */
function wantedBy({ query, role, state }: CheckedSearch): MembersWanted {
  const isAddress = query.indexOf("@") > 0;
  const begin = query.replace(/^@/, "");
  return {
    email: isAddress ? query : null,
    begin: isAddress || begin === "" ? null : begin,
    role: role ?? null,
    state: state ?? null,
  };
}
