import { expect, test } from "vitest";
import { actsOf } from "./acts.ts";
import { readAll } from "#tests/law/source";

/*
 * Every act asks a limit of its own, or is in this table with the reason why none is needed: a member's acts are
 * counted together in any case (`ACT_LIMITS`). An act that writes many rows or reaches other people needs its own.
 */
const WITHOUT: Readonly<Record<string, readonly string[]>> = {
  "one row of the member's own, which nobody else receives": [
    "ConversationsService.mute",
    "DraftsService.remove",
    "InsightsService.remove",
    "MediaService.describe",
    "PeopleService.dismiss",
  ],
  "a client sends it by itself, and it writes only what has changed: one row a minute, or a later message": [
    "ConversationsService.markRead",
    "ProfilesService.ping",
    "SessionsService.viewerOf",
  ],
  "leaving is always possible, and possible once": ["SessionsService.endCurrent"],
  "a signed link, which can be followed again without effect": ["VerificationService.verify"],
  "asks the limit of passwords, in the service that checks them": ["DeletionService.leave"],
  "the limit was asked when the head of the request arrived (MediaService.admit)": ["MediaService.store"],
  "a part of acts that have asked": [
    "MediaPlacementService.open",
    "OutcomesService.decide",
    "PostsService.forgetBookmark",
  ],
  "work of jobs and events, which nobody requests": [
    "AnalyticsService.forgetOld",
    "AuditRetentionService.forgetOld",
    "DeletionService.deleteDue",
    "GroupDeletionService.removeExpired",
    "GroupPostsDeletionService.removeExpired",
    "GroupPostsSourceService.notifyMembers",
    "WaitingPostsService.releaseAll",
    "AnalyticsService.rollUp",
    "BadgeService.ring",
    "BadgeService.settle",
    "DigestsService.begin",
    "DigestsService.giveBack",
    "DigestsService.take",
    "DraftsService.sweep",
    "ExploreService.count",
    "ExploreService.countOnce",
    "ExportsMakingService.make",
    "ExportsSweepService.sweep",
    "GroupsService.countFigures",
    "MediaPlacementService.placeAll",
    "MediaPlacementService.placePost",
    "MediaRenditionsService.make",
    "MailingService.noteRefusal",
    "MediaSweepService.sweep",
    "NoticesService.giveMessagesBack",
    "NoticesService.giveNoticeBack",
    "NoticesService.look",
    "NoticesService.sweep",
    "NoticesService.takeMessages",
    "NoticesService.takeNotice",
    "NotificationsService.sweep",
    "SendingService.close",
    "SendingService.deliver",
    "SendingService.push",
    "SendingService.sweep",
    "PasswordsService.mailReset",
    "PasswordsService.sweep",
    "PostChangesService.ring",
    "ReadingService.read",
    "RegistrationService.sweep",
    "RegistrationReviewService.review",
    "Secrets.newResetToken",
    "SessionsService.sweep",
    "StaffRolesService.setByOperator",
    "StandingService.decide",
    "StandingService.reviewEverybody",
    "StandingService.reviewMember",
    "StandingService.reviewOnce",
    "StandingService.reviewWriters",
    "SuspensionsService.liftEnded",
    "VerificationService.mailVerification",
  ],
};

test("every act of a service asks a limit, or is known not to need its own", () => {
  const acts = actsOf(readAll(process.cwd(), ["server"]));
  const free = acts.filter(({ isLimited }) => !isLimited).map(({ name }) => name);
  expect(free.toSorted()).toEqual(Object.values(WITHOUT).flat().toSorted());
  expect(acts.length - free.length).toBeGreaterThan(50);
});

const QUERIES = `export const saveName = (tx, id, name) => tx.update(groups).set({ name }).where(eq(groups.id, id));
export const findName = (db, id) => db.select().from(groups).where(eq(groups.id, id));
export const rewrite = (db, id) => saveName(db, id, new Map().delete("x"));
export const purge = (db) => db.execute(sql\`delete from groups\`);`;

const SERVICE = `export class GroupsService {
  async rename(viewer, id, name) { return this.#write(viewer, (tx) => saveName(tx, id, name)); }
  async rewrite(viewer, id) { await rewrite(this.parts.db, id); }
  async touch(viewer) { await this.parts.events.transaction(async (tx) => {}); }
  async counted(viewer, id) { await this.#count(viewer); return rewrite(this.parts.db, id); }
  async part(tx, id) { await saveName(tx, id, ""); }
  find(viewer, id) { return findName(this.parts.db, id); }
  sweep() { return purge(this.parts.db); }
  async #write(viewer, act) { await this.parts.db.transaction(act); }
  async #count(viewer) { await this.parts.limits.consume("editsByMember", viewer.id); }
}
export async function begin(parts, viewer) { await write(parts); }
const write = (parts) => parts.jobs.enqueue(parts.db, "begin", {});`;

test("the law finds planted acts without a limit, however they write", () => {
  const acts = actsOf(
    new Map([
      ["server/features/groups/groups.queries.ts", QUERIES],
      ["server/features/groups/groups.service.ts", SERVICE],
    ]),
  );
  const namesOf = (isLimited: boolean) => acts.filter((act) => act.isLimited === isLimited).map(({ name }) => name);
  expect(namesOf(false)).toEqual([
    "GroupsService.rename",
    "GroupsService.rewrite",
    "GroupsService.touch",
    "GroupsService.sweep",
    "begin",
  ]);
  expect(namesOf(true)).toEqual(["GroupsService.counted"]);
});
