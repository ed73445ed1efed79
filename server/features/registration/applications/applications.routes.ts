import * as z from "zod";
import { numberedPage } from "#server/core/pages";
import { declining, LIST_PAGE_SIZE } from "#server/features/registration/registration.rules";
import type { Admit } from "#server/features/staff/staff.model";
import { done, howMany, idNumber, moment, sentence } from "#server/rest/answers";
import { idParam, paged, request } from "#server/rest/request";
import { type Route, staffCall } from "#server/rest/route";
import type { ApplicationsService } from "./applications.service.ts";

const anApplication = { id: idParam("This application") };

const applicationAnswer = z
  .object({
    id: idNumber,
    name: z.string().meta({ examples: ["Cy Young"] }),
    username: z.string().meta({ examples: ["cy"] }),
    email: z.string().meta({ format: "idn-email", examples: ["cy@example.com"] }),
    answer: z.string().meta({ examples: ["I mend bicycles."] }),
    created_at: moment,
  })
  .meta({ id: "Application", description: "Somebody who asks to become a member." });

/** Serves those who ask to become members over REST. */
export const applicationsRoutes = (admit: Admit, applications: ApplicationsService): Route[] => [
  staffCall(admit, {
    method: "GET",
    path: "/admin/registrations",
    query: paged(),
    doc: {
      name: "listApplications",
      tag: "Staff",
      summary: "List those who ask to become members",
      details: "Oldest first; `total` is counted up to 1,000. For moderators and admins.",
      answer: { registrations: z.array(applicationAnswer), hasMore: z.boolean(), total: howMany },
    },
    async handle({ viewer, query }) {
      const page = await applications.list(viewer, numberedPage(query.page, LIST_PAGE_SIZE));
      const registrations = page.items.map(({ createdAt, ...one }) => ({ ...one, created_at: createdAt }));
      return { body: { registrations, hasMore: page.hasNextPage, total: await page.total() } };
    },
  }),
  staffCall(admit, {
    method: "POST",
    path: "/admin/registrations/:id/approve",
    params: anApplication,
    doc: {
      name: "approveApplication",
      tag: "Staff",
      summary: "Open the account of an applicant",
      details: "The applicant receives an email. For moderators and admins.",
      answer: { user_id: idNumber, message: sentence },
      refuses: ["CONFLICT"],
    },
    async handle({ viewer, params }) {
      const { subject } = await applications.approve(viewer, params.id);
      return { body: { user_id: subject.id, message: "The account is open" } };
    },
  }),
  staffCall(admit, {
    method: "POST",
    path: "/admin/registrations/:id/decline",
    params: anApplication,
    body: request(declining, { words: {} }),
    doc: {
      name: "declineApplication",
      tag: "Staff",
      summary: "Decline an applicant",
      details: "The applicant receives an email with the words. For moderators and admins.",
      example: { words: "We are full at the moment." },
      answer: done,
    },
    async handle({ viewer, params, body }) {
      await applications.decline(viewer, params.id, body);
      return { body: { message: "The applicant was declined" } };
    },
  }),
];
