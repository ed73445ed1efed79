import * as z from "zod";
import { sessionAnswer } from "#server/features/auth/auth.answers";
import { ROLES } from "#server/features/auth/auth.rules";
import { memberRecordAnswer } from "#server/features/moderation/moderation.answers";
import { authorAnswer } from "#server/features/people/people.answers";
import { idNumber, moment } from "#server/rest/answers";

const later = moment.nullable().meta({ examples: [null] });

export const adminMemberAnswer = z
  .object({
    user: authorAnswer,
    email: z.string().meta({ format: "idn-email", examples: ["ada@example.com"] }),
    email_verified_at: moment.nullable(),
    email_refused_at: later.meta({ description: "When a mail server refused the address for good." }),
    role: z.enum(ROLES).meta({ examples: ["member"] }),
    created_at: moment,
    last_active_at: moment.nullable().meta({ description: "Even if others do not see it." }),
    suspended: z.boolean(),
    suspended_until: later,
    leaves_at: later.meta({ description: "When the account is deleted; null unless the member leaves." }),
  })
  .meta({ id: "AdminMember", description: "A member as admins see them." });
export type AdminMemberAnswer = z.infer<typeof adminMemberAnswer>;

export const adminMemberPageAnswer = {
  member: adminMemberAnswer,
  record: memberRecordAnswer,
  sessions: z.array(sessionAnswer),
  invited_by: authorAnswer.nullable(),
  suspended_by: idNumber.nullable().meta({
    description: "The act that suspended the member; `POST /moderation/log/{id}/undo` lifts it.",
    examples: [null],
  }),
};
