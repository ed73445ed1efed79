import * as z from "zod";
import { numberedPage } from "#server/core/pages";
import type { UrlOf } from "#server/features/media/media.model";
import { howMany } from "#server/rest/answers";
import { idParam } from "#server/rest/request";
import { type Route, staffCall } from "#server/rest/route";
import { LOG_PAGE_SIZE } from "#server/features/staff/staff.limits.rules";
import type { StaffService } from "#server/features/staff/staff.service";
import { staffLogEntryAnswer } from "./log.answers.ts";
import { presentAct } from "./log.presenter.ts";
import { logQuery, undoBody } from "./log.requests.ts";
import type { StaffLogService } from "./log.service.ts";

/** Serves the log of staff over REST. */
export const staffLogRoutes = ({ admit }: StaffService, log: StaffLogService, urlOf: UrlOf): Route[] => [
  staffCall(admit, {
    method: "GET",
    path: "/moderation/log",
    query: logQuery,
    doc: {
      name: "listStaffLog",
      tag: "Staff",
      summary: "List what moderators and admins did",
      details: "Newest first, 20 on a page; `total` is counted up to 1,000. For moderators and admins.",
      answer: { entries: z.array(staffLogEntryAnswer), hasMore: z.boolean(), total: howMany },
    },
    async handle({ viewer, query: { page, ...search } }) {
      const found = await log.list(viewer, search, numberedPage(page, LOG_PAGE_SIZE));
      const entries = found.items.map((act) => presentAct(act, urlOf));
      return { body: { entries, hasMore: found.hasNextPage, total: await found.total() } };
    },
  }),
  staffCall(admit, {
    method: "POST",
    path: "/moderation/log/:id/undo",
    params: { id: idParam("This act") },
    body: undoBody,
    doc: {
      name: "undoStaffAct",
      tag: "Staff",
      summary: "Undo an act of a moderator or an admin",
      details:
        "Answers with the act that undoes it, which can be undone in turn. For those who could have done the act.",
      example: { why: "It was a misunderstanding." },
      answer: { entry: staffLogEntryAnswer },
      refuses: ["CONFLICT", "FORBIDDEN"],
    },
    handle: async ({ viewer, params, body }) => ({
      body: { entry: presentAct(await log.undo(viewer, params.id, body), urlOf) },
    }),
  }),
];
