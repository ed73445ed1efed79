import { notFound, refusal } from "#server/core/errors";
import { OLDEST, type Slice, sliceValues } from "#server/core/pages";
import { type Page, toPage } from "#server/core/pagination";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Db, Tx } from "#server/db/client";
import type { Application } from "#server/features/auth/registration/registration.model";
import type { RegistrationService } from "#server/features/auth/registration/registration.service";
import { type Declining, declining } from "#server/features/registration/registration.rules";
import type { LoggedAct, StaffLogView } from "#server/features/staff/log/log.model";
import type { StaffLogService } from "#server/features/staff/log/log.service";
import { CHANGED_SINCE } from "#server/features/staff/staff.rules";
import type { StaffService } from "#server/features/staff/staff.service";
import type { Events } from "#server/platform/live/events";
import type { Jobs } from "#server/platform/jobs/jobs";
import type { Limits } from "#server/platform/limits/limiter";
import { countApplications, decline, isReplaced, letWait, waitingApplications } from "./applications.queries.ts";

interface Parts {
  db: Db;
  events: Events;
  jobs: Jobs;
  limits: Limits;
  registrations: RegistrationService;
  staff: StaffService;
  log: StaffLogService;
}

const DECLINED = "application.decline";
const APPROVED = "application.approve";
const THIS = "This application";

/** Answers those who ask to become members. */
export class ApplicationsService {
  constructor(private readonly parts: Parts) {
    parts.log.undoBy(DECLINED, { power: "decideRegistrations", restore: (tx, act) => this.#restore(tx, act) });
  }

  /** Lists those who wait, oldest first. @throws DomainError NOT_FOUND for viewers who may not decide. */
  async list(viewer: Viewer | null, slice: Slice): Promise<Page<Application>> {
    const { db, staff } = this.parts;
    await staff.requirePower(viewer, "decideRegistrations");
    const rows = await waitingApplications(db, sliceValues(slice, OLDEST));
    return toPage(rows, slice.first, async () => (await countApplications(db, {}))[0]?.count ?? 0);
  }

  /**
   * Opens the account of an applicant and mails them; returns the act, whose subject is the new member.
   * @throws DomainError NOT_FOUND for an application that does not wait any more, CONFLICT when the name is taken.
   */
  async approve(viewer: Viewer | null, id: number): Promise<StaffLogView> {
    const { events, jobs, limits, log, registrations, staff: powers } = this.parts;
    const staff = await powers.requirePower(viewer, "decideRegistrations");
    await limits.consume("staffActsByMember", staff.id);
    const act = await events.transaction(async (tx) => {
      const account = await registrations.open(tx, id);
      if (!account) throw notFound(THIS);
      await jobs.enqueue(tx, "auth.mailApproved", { userId: account.id });
      const subject = { kind: "member", id: account.id } as const;
      return log.record(tx, { actorId: staff.id, action: APPROVED, subject, after: { application: id } });
    });
    return log.get(staff, act);
  }

  /**
   * Declines an applicant and mails them the words; returns the act, which can be undone for thirty days.
   * @throws DomainError NOT_FOUND for an application that does not wait any more.
   */
  async decline(viewer: Viewer | null, id: number, input: Declining): Promise<StaffLogView> {
    const { events, jobs, limits, log, staff: powers } = this.parts;
    const staff = await powers.requirePower(viewer, "decideRegistrations");
    const { words } = check(declining, input);
    await limits.consume("staffActsByMember", staff.id);
    const act = await events.transaction(async (tx) => {
      const applicant = await decline(tx, id);
      if (!applicant) throw notFound(THIS);
      await jobs.enqueue(tx, "auth.mailDeclined", { ...applicant, words });
      return log.record(tx, {
        actorId: staff.id,
        action: DECLINED,
        subject: { kind: "application", id },
        why: words,
        before: { state: "waiting" },
        after: { state: "declined" },
      });
    });
    return log.get(staff, act);
  }

  /** Lets a declined applicant wait again; what undoes that declines them again, without a mail. */
  async #restore(tx: Tx, { subject, before, after }: LoggedAct) {
    const isChanged =
      before?.["state"] === "declined"
        ? !(await decline(tx, subject.id))
        : (await isReplaced(tx, subject.id)) || !(await letWait(tx, subject.id));
    if (isChanged) throw refusal("CHANGED_MEANWHILE", CHANGED_SINCE);
    return { before: after, after: before };
  }
}
