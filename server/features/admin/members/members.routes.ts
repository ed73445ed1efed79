import * as z from "zod";
import { numberedPage } from "#server/core/pages";
import { MEMBERS_PAGE_SIZE } from "#server/features/admin/admin.limits.rules";
import { memberMail, memberSearch, sessionsEnding } from "#server/features/admin/admin.rules";
import type { UrlOf } from "#server/features/media/media.model";
import type { Admit } from "#server/features/staff/staff.model";
import { done, howMany, sentence } from "#server/rest/answers";
import { idSent, leftOut } from "#server/rest/readings";
import { idParam, paged, request, textParam } from "#server/rest/request";
import { type Route, staffCall } from "#server/rest/route";
import type { MemberActsService } from "./members.acts.service.ts";
import { adminMemberAnswer, adminMemberPageAnswer } from "./members.answers.ts";
import { presentAdminMember, presentMemberPage } from "./members.presenter.ts";
import { type AdminMembersService, THIS_MEMBER } from "./members.service.ts";

const tag = "Staff";
const aMember = { id: idParam(THIS_MEMBER) };
const membersQuery = paged(request(memberSearch, { query: { read: leftOut }, role: {}, state: {} }));
const endingBody = request(sessionsEnding, { sessionId: { read: (sent) => leftOut(idSent(sent)) }, why: {} });

interface Services {
  members: AdminMembersService;
  acts: MemberActsService;
  urlOf: UrlOf;
}

/** Serves members to admins over REST. */
export const adminMembersRoutes = (admit: Admit, { members, acts, urlOf }: Services): Route[] => [
  staffCall(admit, {
    method: "GET",
    path: "/admin/members",
    query: membersQuery,
    doc: {
      name: "listMembers",
      tag,
      summary: "List members with their email addresses",
      details:
        "Those first who joined last, 20 on a page. `query` is the beginning of a name or username, of which up to 500 each are found, or a whole email address. `state=unverified` searches the 10,000 newest members. `total` is counted up to 1,000. For admins.",
      answer: { members: z.array(adminMemberAnswer), hasMore: z.boolean(), total: howMany },
    },
    async handle({ viewer, query: { page, ...search } }) {
      const found = await members.list(viewer, search, numberedPage(page, MEMBERS_PAGE_SIZE));
      const rows = found.items.map((member) => presentAdminMember(member, urlOf));
      return { body: { members: rows, hasMore: found.hasNextPage, total: await found.total() } };
    },
  }),
  staffCall(admit, {
    method: "GET",
    path: "/admin/members/:username",
    params: { username: textParam() },
    doc: {
      name: "getMember",
      tag,
      summary: "Get what admins know of a member",
      details: "The username is case-insensitive. For admins.",
      answer: adminMemberPageAnswer,
    },
    handle: async ({ viewer, params }) => ({
      body: presentMemberPage(await members.get(viewer, params.username), urlOf),
    }),
  }),
  staffCall(admit, {
    method: "POST",
    path: "/admin/members/:id/sessions/end",
    params: aMember,
    body: endingBody,
    doc: {
      name: "endSessionsOfMember",
      tag,
      summary: "End sessions of a member",
      details: "One session, or all of them without `session_id`. For admins, who end their own by `/sessions`.",
      example: { why: "The phone was stolen." },
      answer: { ended: howMany, message: sentence },
      refuses: ["FORBIDDEN"],
    },
    async handle({ viewer, params, body }) {
      const ended = await acts.endSessions(viewer, params.id, body);
      return { body: { ended, message: "The member is signed out there" } };
    },
  }),
  staffCall(admit, {
    method: "POST",
    path: "/admin/members/:id/mails",
    params: aMember,
    body: request(memberMail, { mail: {} }),
    doc: {
      name: "sendMailToMember",
      tag,
      summary: "Send a member the verification or password reset email",
      details: "409 for `verification` if the address is verified. For admins.",
      example: { mail: "verification" },
      answer: done,
      refuses: ["CONFLICT"],
    },
    async handle({ viewer, params, body }) {
      await acts.mail(viewer, params.id, body);
      return { body: { message: "The email is on its way" } };
    },
  }),
];
