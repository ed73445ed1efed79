import * as z from "zod";
import { ROLES } from "#server/features/auth/auth.rules";
import { mediaAnswer } from "#server/features/media/media.answers";
import { authorAnswer } from "#server/features/people/people.answers";
import { KINDS } from "#server/features/reports/reports.rules";
import { ruleKey } from "#server/features/rules/rules.answers";
import { howMany, idNumber, moment, sentence } from "#server/rest/answers";
import { CASE_STATES, OUTCOMES } from "./moderation.rules.ts";

const outcome = z.enum(OUTCOMES).meta({ examples: ["hide"] });
const text = z.string().meta({ examples: ["Buy followers, cheap!"] });
const heading = z.string().meta({ examples: ["No spam"] });
const title = z
  .string()
  .nullable()
  .meta({ examples: ["A library of things"] });
const later = moment.nullable().meta({ examples: [null] });
const refusal = sentence.nullable().meta({ description: "Why the viewer may not decide it.", examples: [null] });

const ruleCounts = z.array(z.object({ key: ruleKey, title: heading, count: howMany }));
const outcomeCounts = z.array(z.object({ outcome, count: howMany }));

export const memberRecordAnswer = z
  .object({
    user: authorAnswer,
    role: z.enum(ROLES).meta({ examples: ["member"] }),
    joined_at: moment,
    posts_count: howMany,
    has_standing: z.boolean(),
    standing_taken: z.boolean(),
    suspended: z.boolean(),
    suspended_until: later,
    suspensions_count: howMany,
    earlier: outcomeCounts,
    open_reports: howMany,
  })
  .meta({ id: "ModerationMember", description: "What moderators have to know of a member." });

export type MemberRecordAnswer = z.infer<typeof memberRecordAnswer>;

const name = z
  .string()
  .nullable()
  .meta({ examples: ["Bo Dahl"] });
const said = { author_name: name, author_username: name, text, created_at: moment };

export const moderationActAnswer = z
  .object({
    id: idNumber,
    outcome,
    rule: ruleKey.nullable(),
    rule_title: heading.nullable(),
    words: text,
    until: later.meta({ description: "When the suspension ends; null for one without end." }),
    by: authorAnswer.nullable(),
    created_at: moment,
    undone_at: later,
  })
  .meta({
    id: "ModerationAct",
    description: "What moderators decided; `POST /moderation/log/{id}/undo` takes it back.",
  });
export type ModerationActAnswer = z.infer<typeof moderationActAnswer>;

export const caseAnswer = z
  .object({
    id: idNumber.meta({ description: "The id of its first report." }),
    kind: z.enum(KINDS).meta({ examples: ["post"] }),
    subject_id: idNumber,
    state: z.enum(CASE_STATES).meta({ examples: ["open"] }),
    about: z.string().meta({ examples: ["a post by Bo Dahl"] }),
    reported: z.object({
      ...said,
      title,
      files_count: howMany,
      path: z
        .string()
        .nullable()
        .meta({ examples: ["/post/7"] }),
      before: z.array(z.object(said)).meta({ description: "For a message: up to ten before it." }),
    }),
    current: z
      .object({ title, text, created_at: moment, edited_at: later, media: z.array(mediaAnswer) })
      .nullable()
      .meta({ description: "The thing as it is now; null when it is gone, and for messages." }),
    current_state: z.enum(["available", "hidden", "removed", "deleted"]),
    owner: memberRecordAnswer.nullable(),
    reports_count: howMany,
    rules: ruleCounts,
    reports: z.array(
      z.object({
        id: idNumber,
        rule: ruleKey,
        rule_title: heading,
        text: z
          .string()
          .nullable()
          .meta({ examples: ["The same link for the fifth time"] }),
        created_at: moment,
        reporter: authorAnswer,
        reporter_reports: howMany,
        reporter_decided: howMany,
        reporter_upheld: howMany,
      }),
    ),
    first_reported_at: moment,
    last_reported_at: moment,
    claim: z
      .object({ by: authorAnswer, mine: z.boolean(), until: moment })
      .nullable()
      .meta({ description: "Who has claimed it." }),
    outcomes: z.array(outcome).meta({ description: "What the viewer may decide." }),
    refusal,
    decision: moderationActAnswer.nullable(),
  })
  .meta({ id: "ModerationCase", description: "A reported thing with its reports." });
export type CaseAnswer = z.infer<typeof caseAnswer>;

export const casesPage = { reports: z.array(caseAnswer), hasMore: z.boolean(), total: howMany };

export const appealAnswer = z
  .object({
    id: idNumber,
    state: z.enum(["open", "granted", "refused"]),
    words: text,
    created_at: moment,
    member: memberRecordAnswer,
    suspended_at: moment,
    suspended_until: later,
    rule: ruleKey.nullable(),
    rule_title: heading.nullable(),
    suspension_words: text,
    suspended_by: authorAnswer.nullable(),
    decided_by: authorAnswer.nullable(),
    decided_words: z.string().nullable(),
    decided_at: later,
    refusal,
  })
  .meta({ id: "ModerationAppeal", description: "An appeal of a suspended member." });
export type ModerationAppealAnswer = z.infer<typeof appealAnswer>;

export const filterAnswer = z
  .object({
    id: idNumber,
    name: z.string().meta({ examples: ["Spam"] }),
    state: z.enum(CASE_STATES),
    kind: z.enum(KINDS).nullable(),
    rule: ruleKey.nullable(),
    mine: z.boolean(),
    order: z.enum(["oldest", "most_reported"]),
  })
  .meta({ id: "ModerationFilter", description: "A filter of the queue that the viewer has stored." });
export type FilterAnswer = z.infer<typeof filterAnswer>;

const hours = z
  .number()
  .nullable()
  .meta({ description: "The median in hours.", examples: [5.5] });

export const monthAnswer = z
  .object({
    month: z.string().meta({ description: "The first day of the month.", examples: ["2026-11-01"] }),
    reports: howMany,
    rules: ruleCounts,
    outcomes: outcomeCounts,
    median_hours: hours,
    appeals: howMany,
    appeals_granted: howMany,
    appeals_refused: howMany,
    appeals_open: howMany,
    appeals_median_hours: hours,
  })
  .meta({ id: "ModerationReportMonth", description: "What was reported and decided in a month, without names." });
export type MonthAnswer = z.infer<typeof monthAnswer>;
