import * as z from "zod";
import { numberedPage } from "#server/core/pages";
import type { UrlOf } from "#server/features/media/media.model";
import { authorAnswer } from "#server/features/people/people.answers";
import { presentAuthor } from "#server/features/people/people.presenter";
import { LIST_PAGE_SIZE, newInvitation } from "#server/features/registration/registration.rules";
import type { Admit } from "#server/features/staff/staff.model";
import { done, howMany, idNumber, moment } from "#server/rest/answers";
import { idParam, paged, request } from "#server/rest/request";
import { type Route, staffCall } from "#server/rest/route";
import type { InvitationView } from "./invitations.model.ts";
import type { InvitationsService } from "./invitations.service.ts";

const invitationAnswer = z
  .object({
    id: idNumber,
    uses: howMany,
    used: howMany,
    expires_at: moment,
    revoked_at: moment.nullable(),
    created_at: moment,
    creator: authorAnswer.nullable().meta({ description: "Who made it; null if the account is deleted." }),
    members: z
      .array(z.object({ id: idNumber, name: z.string(), username: z.string() }))
      .meta({ description: "Members who came by it, newest first; at most ten." }),
  })
  .meta({ id: "Invitation", description: "A link by which people become members." });

const present = (invitation: InvitationView, urlOf: UrlOf): z.infer<typeof invitationAnswer> => ({
  id: invitation.id,
  uses: invitation.uses,
  used: invitation.used,
  expires_at: invitation.expiresAt,
  revoked_at: invitation.revokedAt,
  created_at: invitation.createdAt,
  creator: invitation.creator && presentAuthor(invitation.creator, urlOf),
  members: invitation.members,
});

/** Serves invitations over REST. */
export const invitationsRoutes = (admit: Admit, invitations: InvitationsService, urlOf: UrlOf): Route[] => [
  staffCall(admit, {
    method: "POST",
    path: "/invitations",
    creates: true,
    isSecret: true,
    body: request(newInvitation, { uses: {}, days: {} }),
    doc: {
      name: "createInvitation",
      tag: "Staff",
      summary: "Make an invitation",
      details: "The link and its code are in this answer alone. For moderators and admins.",
      example: { uses: 5, days: 14 },
      answer: { invitation: invitationAnswer, code: z.string(), link: z.string() },
    },
    async handle({ viewer, body }) {
      const { invitation, code, link } = await invitations.create(viewer, body);
      return { status: 201, body: { invitation: present(invitation, urlOf), code, link } };
    },
  }),
  staffCall(admit, {
    method: "GET",
    path: "/invitations",
    query: paged(),
    doc: {
      name: "listInvitations",
      tag: "Staff",
      summary: "List all invitations",
      details: "Newest first; `total` is counted up to 1,000. For moderators and admins.",
      answer: { invitations: z.array(invitationAnswer), hasMore: z.boolean(), total: howMany },
    },
    async handle({ viewer, query }) {
      const page = await invitations.list(viewer, numberedPage(query.page, LIST_PAGE_SIZE));
      const items = page.items.map((one) => present(one, urlOf));
      return { body: { invitations: items, hasMore: page.hasNextPage, total: await page.total() } };
    },
  }),
  staffCall(admit, {
    method: "DELETE",
    path: "/invitations/:id",
    params: { id: idParam("This invitation") },
    doc: {
      name: "revokeInvitation",
      tag: "Staff",
      summary: "Revoke an invitation",
      details: "Its link does not work any more. For moderators and admins.",
      answer: done,
    },
    async handle({ viewer, params }) {
      await invitations.revoke(viewer, params.id);
      return { body: { message: "The invitation was revoked" } };
    },
  }),
];
