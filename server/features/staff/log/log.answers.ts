import * as z from "zod";
import { authorAnswer } from "#server/features/people/people.answers";
import { idNumber, moment } from "#server/rest/answers";
import { SUBJECT_KINDS } from "#server/features/staff/staff.limits.rules";

const facts = z
  .record(z.string(), z.unknown())
  .nullable()
  .meta({ examples: [{ role: "member" }] });
const otherAct = idNumber.nullable().meta({ examples: [null] });

export const staffLogEntryAnswer = z
  .object({
    id: idNumber,
    actor: authorAnswer.nullable().meta({
      description: "Who acted; null for the operator, the server itself, and members whose accounts are deleted.",
    }),
    actor_id: idNumber.nullable(),
    action: z.string().meta({ examples: ["role.set"] }),
    subject: z.object({
      kind: z.enum(SUBJECT_KINDS),
      id: idNumber,
      name: z
        .string()
        .nullable()
        .meta({
          description:
            "What it is called now: the name of a member, group or applicant, or the first words of a post or comment. Null for what has no name, what only its participants read, and what is deleted.",
          examples: ["Bo Dahl"],
        }),
      handle: z
        .string()
        .nullable()
        .meta({ description: "The username of a member, or the slug of a group.", examples: ["bo"] }),
      path: z
        .string()
        .nullable()
        .meta({ examples: ["/profile/bo"] }),
      deleted: z.boolean(),
    }),
    why: z.string().meta({ examples: ["Ada answers reports on Mondays."] }),
    before: facts.meta({ description: "What the act changed, as it was before." }),
    after: facts.meta({ description: "What the act changed, as it was after it." }),
    undoes: otherAct.meta({ description: "The act that this one undoes." }),
    undone_by: otherAct.meta({ description: "The act that undid this one." }),
    can_undo: z.boolean().meta({ description: "Whether the viewer may undo it." }),
    created_at: moment,
  })
  .meta({ id: "StaffLogEntry", description: "An act of a moderator or an admin." });
export type StaffLogEntryAnswer = z.infer<typeof staffLogEntryAnswer>;
