import * as z from "zod";
import { nameFields } from "#server/features/auth/auth.answers";
import { howMany, idNumber, moment } from "#server/rest/answers";

export const invitedAnswer = z
  .object({ ...nameFields, since: moment.meta({ description: "When the person was invited." }) })
  .meta({ id: "InvitedMember", description: "Someone who was invited into a group and has not answered." });
export type InvitedAnswer = z.infer<typeof invitedAnswer>;

export const groupLinkAnswer = z
  .object({ id: idNumber, created_at: moment, expires_at: moment, uses_max: howMany, uses: howMany })
  .meta({ id: "GroupLink", description: "A valid link by which people join a group." });
export type GroupLinkAnswer = z.infer<typeof groupLinkAnswer>;
