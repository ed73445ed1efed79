import type { UrlOf } from "#server/features/media/media.model";
import { idParam, request } from "#server/rest/request";
import { type Route, staffCall } from "#server/rest/route";
import { staffLogEntryAnswer } from "#server/features/staff/log/log.answers";
import { presentAct } from "#server/features/staff/log/log.presenter";
import { roleChange } from "#server/features/staff/staff.rules";
import type { StaffService } from "#server/features/staff/staff.service";
import type { StaffRolesService } from "./roles.service.ts";

const roleBody = request(roleChange, { role: {}, why: {} });

/** Serves the roles of members over REST. */
export const staffRolesRoutes = ({ admit }: StaffService, roles: StaffRolesService, urlOf: UrlOf): Route[] => [
  staffCall(admit, {
    method: "PUT",
    path: "/admin/members/:id/role",
    params: { id: idParam("This member") },
    body: roleBody,
    doc: {
      name: "setMemberRole",
      tag: "Staff",
      summary: "Give a member a role",
      details: "`entry` is null if the member has that role already. For admins, who cannot change their own role.",
      example: { role: "moderator", why: "Ada answers reports on Mondays." },
      answer: { entry: staffLogEntryAnswer.nullable() },
      refuses: ["FORBIDDEN", "CONFLICT"],
    },
    async handle({ viewer, params, body }) {
      const act = await roles.set(viewer, params.id, body);
      return { body: { entry: act && presentAct(act, urlOf) } };
    },
  }),
];
