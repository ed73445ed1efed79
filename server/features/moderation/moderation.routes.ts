import * as z from "zod";
import type { UrlFor } from "#server/features/media/media.model";
import type { Admit } from "#server/features/staff/staff.model";
import { done, howMany } from "#server/rest/answers";
import { idParam } from "#server/rest/request";
import { guestCall, type Route, staffCall } from "#server/rest/route";
import type { DecidingService } from "./appeals/appeals.deciding.service.ts";
import { APPEAL } from "./appeals/appeals.model.ts";
import type { AppealsService } from "./appeals/appeals.service.ts";
import type { ClaimsService } from "./claims/claims.service.ts";
import type { DecisionsService } from "./decisions/decisions.service.ts";
import type { FiltersService } from "./filters/filters.service.ts";
import {
  appealAnswer,
  caseAnswer,
  casesPage,
  filterAnswer,
  moderationActAnswer,
  monthAnswer,
} from "./moderation.answers.ts";
import { CASE } from "./moderation.model.ts";
import { presentAct, presentAppeal, presentCase, presentFilter, presentMonth } from "./moderation.presenter.ts";
import {
  actBody,
  appealBody,
  appealsQuery,
  decisionBody,
  filterBody,
  monthsQuery,
  queueQuery,
} from "./moderation.requests.ts";
import type { MonthlyService } from "./monthly/monthly.service.ts";
import type { QueueService } from "./queue/queue.service.ts";

interface Services {
  queue: QueueService;
  claims: ClaimsService;
  decisions: DecisionsService;
  filters: FiltersService;
  appeals: AppealsService;
  deciding: DecidingService;
  urlFor: UrlFor;
}

const tag = "Moderation";
const aReport = { id: idParam(CASE) };
const decided = { act: moderationActAnswer, report: caseAnswer.nullable() };

/** Serves the queue of moderators over REST. */
export const queueRoutes = (admit: Admit, { queue, claims, decisions, urlFor }: Services): Route[] => [
  staffCall(admit, {
    method: "GET",
    path: "/moderation/reports",
    query: queueQuery,
    doc: {
      name: "listReportedThings",
      tag,
      summary: "List reported things",
      details:
        "Each thing once, with all its reports; `id` is that of the first one. Open things from the one that waits for longest, decided ones from the last decision. For moderators and admins.",
      answer: casesPage,
    },
    async handle({ viewer, query: { page, ...search } }) {
      const found = await queue.numberedPage(viewer, search, page);
      const reports = found.items.map(({ view }) => presentCase(view, urlFor(viewer)));
      return { body: { reports, hasMore: found.hasNextPage, total: await found.total() } };
    },
  }),
  staffCall(admit, {
    method: "GET",
    path: "/moderation/reports/:id",
    params: aReport,
    doc: {
      name: "getReportedThing",
      tag,
      summary: "Get a reported thing",
      details: "By the id of any of its reports. For moderators and admins.",
      answer: { report: caseAnswer },
    },
    async handle({ viewer, params }) {
      return { body: { report: presentCase(await queue.get(viewer, params.id), urlFor(viewer)) } };
    },
  }),
  staffCall(admit, {
    method: "POST",
    path: "/moderation/reports/:id/claim",
    changesNoPost: true,
    params: aReport,
    doc: {
      name: "claimReportedThing",
      tag,
      summary: "Claim a reported thing",
      details: "For ten minutes; again, it renews the claim. For moderators and admins.",
      answer: { report: caseAnswer },
      refuses: ["CONFLICT"],
    },
    async handle({ viewer, params }) {
      return { body: { report: presentCase(await claims.claim(viewer, params.id), urlFor(viewer)) } };
    },
  }),
  staffCall(admit, {
    method: "DELETE",
    path: "/moderation/reports/:id/claim",
    changesNoPost: true,
    params: aReport,
    doc: {
      name: "releaseReportedThing",
      tag,
      summary: "Release a reported thing",
      details: "Ends the viewer's claim. Safe to repeat. For moderators and admins.",
      answer: { report: caseAnswer },
    },
    async handle({ viewer, params }) {
      return { body: { report: presentCase(await claims.release(viewer, params.id), urlFor(viewer)) } };
    },
  }),
  staffCall(admit, {
    method: "POST",
    path: "/moderation/reports/:id/outcome",
    params: aReport,
    body: decisionBody,
    doc: {
      name: "decideReportedThing",
      tag,
      summary: "Decide a reported thing",
      details:
        "The id of any of its reports decides all that are open. `words` are required unless the outcome is `dismiss`; `days` is for `suspend` alone, which has no end without it. `rule` is that of the report by default. For moderators and admins.",
      example: { outcome: "hide", words: "Please do not advertise here." },
      answer: decided,
      refuses: ["FORBIDDEN", "CONFLICT"],
    },
    async handle({ viewer, params, body }) {
      const { act, case: view } = await decisions.decide(viewer, params.id, body);
      const urlOf = urlFor(viewer);
      return { body: { act: presentAct(act, urlOf), report: view && presentCase(view, urlOf) } };
    },
  }),
  staffCall(admit, {
    method: "POST",
    path: "/moderation/acts",
    body: actBody,
    doc: {
      name: "actOnThing",
      tag,
      summary: "Act on a thing without a report",
      details: "On what the viewer sees; its open reports are decided with it. For moderators and admins.",
      example: { kind: "post", id: 7, outcome: "remove", rule: "no-spam", words: "Please do not advertise here." },
      answer: decided,
      refuses: ["NOT_FOUND", "FORBIDDEN", "CONFLICT"],
    },
    async handle({ viewer, body }) {
      const { act, case: view } = await decisions.act(viewer, body);
      const urlOf = urlFor(viewer);
      return { body: { act: presentAct(act, urlOf), report: view && presentCase(view, urlOf) } };
    },
  }),
];

/** Serves stored filters and appeals to moderators over REST. */
export const deskRoutes = (admit: Admit, { filters, appeals, deciding, urlFor }: Services): Route[] => [
  staffCall(admit, {
    method: "GET",
    path: "/moderation/filters",
    doc: {
      name: "listQueueFilters",
      tag,
      summary: "List the viewer's filters of the queue",
      details:
        "Lists the filters that the viewer has stored for the list of reported things. Each moderator has their own. For moderators and admins.",
      answer: { filters: z.array(filterAnswer) },
    },
    async handle({ viewer }) {
      return { body: { filters: (await filters.list(viewer)).map(presentFilter) } };
    },
  }),
  staffCall(admit, {
    method: "PUT",
    path: "/moderation/filters",
    changesNoPost: true,
    body: filterBody,
    doc: {
      name: "saveQueueFilter",
      tag,
      summary: "Store a filter of the queue",
      details: "A filter of the same name is replaced.",
      example: { name: "Spam", rule: "no-spam" },
      answer: { filter: filterAnswer },
    },
    async handle({ viewer, body }) {
      return { body: { filter: presentFilter(await filters.save(viewer, body)) } };
    },
  }),
  staffCall(admit, {
    method: "DELETE",
    path: "/moderation/filters/:id",
    changesNoPost: true,
    params: { id: idParam("This filter") },
    doc: {
      name: "deleteQueueFilter",
      tag,
      summary: "Delete a filter of the queue",
      details: "Deletes a stored filter of the viewer; reported things stay as they are. For moderators and admins.",
      answer: done,
    },
    async handle({ viewer, params }) {
      await filters.remove(viewer, params.id);
      return { body: { message: "Filter deleted" } };
    },
  }),
  staffCall(admit, {
    method: "GET",
    path: "/moderation/appeals",
    query: appealsQuery,
    doc: {
      name: "listAppeals",
      tag,
      summary: "List appeals of suspended members",
      details: "Open ones from the oldest, decided ones from the newest. For moderators and admins.",
      answer: { appeals: z.array(appealAnswer), hasMore: z.boolean(), total: howMany },
    },
    async handle({ viewer, query: { page, ...search } }) {
      const found = await appeals.numberedPage(viewer, search, page);
      const rows = found.items.map((one) => presentAppeal(one, urlFor(viewer)));
      return { body: { appeals: rows, hasMore: found.hasNextPage, total: await found.total() } };
    },
  }),
  staffCall(admit, {
    method: "POST",
    path: "/moderation/appeals/:id/outcome",
    params: { id: idParam(APPEAL) },
    body: appealBody,
    doc: {
      name: "decideAppeal",
      tag,
      summary: "Decide an appeal",
      details:
        "`grant` lifts the suspension. The member is mailed. Whoever suspended the member cannot decide as long as a colleague can. For moderators and admins.",
      example: { outcome: "grant", words: "We were wrong." },
      answer: { appeal: appealAnswer },
      refuses: ["FORBIDDEN", "CONFLICT"],
    },
    async handle({ viewer, params, body }) {
      const appeal = await deciding.decide(viewer, params.id, body);
      return { body: { appeal: presentAppeal(appeal, urlFor(viewer)) } };
    },
  }),
];

/** Serves the public report of moderation over REST. */
export const monthlyRoutes = (monthly: MonthlyService): Route[] => [
  guestCall({
    method: "GET",
    path: "/moderation-report",
    query: monthsQuery,
    doc: {
      name: "getModerationReport",
      tag,
      summary: "Get what was reported and decided by month",
      details: "The newest month first, up to a minute old, without names.",
      answer: { months: z.array(monthAnswer) },
    },
    async handle({ query }) {
      return { body: { months: (await monthly.list(query)).map(presentMonth) } };
    },
  }),
];
