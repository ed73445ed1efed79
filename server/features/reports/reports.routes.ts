import { paged } from "#server/rest/request";
import { call, type Route } from "#server/rest/route";
import { firstReport, reportAnswer, reportsPage } from "./reports.answers.ts";
import { presentReport } from "./reports.presenter.ts";
import { reportBody } from "./reports.requests.ts";
import type { ReportsService } from "./reports.service.ts";

/** Serves a member's own reports over REST. */
export const reportsRoutes = (reports: ReportsService): Route[] => [
  call({
    method: "GET",
    path: "/reports",
    query: paged(),
    doc: {
      name: "listReports",
      tag: "Rules",
      summary: "List what the viewer reported",
      details: "Lists the viewer's own reports, the newest first, each with how it was decided.",
      answer: reportsPage,
    },
    async handle({ viewer, query }) {
      const page = await reports.numberedPage(viewer, query.page);
      return {
        body: { reports: page.items.map(presentReport), hasMore: page.hasNextPage, total: await page.total() },
      };
    },
  }),
  call({
    method: "POST",
    path: "/reports",
    creates: true,
    changesNoPost: true,
    body: reportBody,
    doc: {
      name: "createReport",
      tag: "Rules",
      summary: "Report what breaks a rule",
      details:
        "Each member can report a thing once; a second report is refused, and the answer says how the first one stands. `GET /rules` lists the rules.",
      example: { kind: "post", id: 7, rule: "no-spam", text: "The same link for the fifth time" },
      answer: { report: reportAnswer },
      refuses: ["NOT_FOUND", "CONFLICT"],
      facts: { CONFLICT: firstReport },
    },
    async handle({ viewer, body }) {
      return { status: 201, body: { report: presentReport(await reports.report(viewer, body)) } };
    },
  }),
];
