import * as z from "zod";
import { CATEGORIES } from "#server/core/categories.rules";
import { spellNumber } from "#server/core/text.rules";
import { nameFields } from "#server/features/auth/auth.answers";
import { GROUP_LEVELS } from "./groups.levels.rules.ts";
import { address, howMany, idNumber, moment } from "#server/rest/answers";
import { FACES_MAX, GROUP_ROLES, GROUP_STATES, GROUP_VISIBILITIES } from "./groups.model.ts";

/** The name of a group in an address. */
const slug = z.string().meta({ description: "The group's unique name in its URL.", examples: ["repair-cafe"] });

/** What an address names a group by. */
export const groupInPath = z
  .string()
  .meta({ description: "The group's unique name in its URL, or its id.", examples: ["repair-cafe"] });

const role = z.enum(GROUP_ROLES).meta({ examples: ["member"] });

const level = z.enum(GROUP_LEVELS).meta({ examples: ["highlights"] });

const requestMessage = z
  .string()
  .nullable()
  .meta({ examples: ["I repair bicycles and would like to help on Saturdays."] });

export const groupAnswer = z
  .object({
    id: idNumber,
    slug,
    name: z.string().meta({ examples: ["Repair café"] }),
    description: z.string().meta({ examples: ["We mend what others throw away."] }),
    category: z.enum(CATEGORIES),
    cover: address.nullable(),
    visibility: z.enum(GROUP_VISIBILITIES),
    members_count: howMany,
    faces: z.array(z.object(nameFields)).meta({
      description: `Up to ${spellNumber(FACES_MAX)} of the group's newest members; empty if the viewer may not see the members.`,
    }),
    week_posts_count: howMany.meta({ description: "Number of posts in the last seven days." }),
    state: z.enum(GROUP_STATES).meta({ description: "The viewer's relation to the group.", examples: ["member"] }),
    role: role.nullable().meta({ description: "The viewer's role; null if the viewer is not a member." }),
    questions: z
      .array(z.string())
      .meta({ description: "What people are asked who want to join.", examples: [["What do you grow?"]] }),
    approves_first_posts: z
      .boolean()
      .meta({ description: "Whether the first post of a member waits until an owner or admin approves it." }),
    notify_level: level.nullable().meta({
      description: "What the viewer is notified of in the group; null if the viewer is not a member.",
    }),
    declined_at: moment
      .nullable()
      .meta({ description: "When the viewer's last request was declined.", examples: [null] }),
    decline_reason: z
      .string()
      .nullable()
      .meta({ description: "Why it was declined.", examples: [null] }),
    request_message: requestMessage.meta({ description: "What the viewer wrote with a pending request to join." }),
    created_at: moment,
    updated_at: moment,
  })
  .meta({ id: "Group", description: "A group, with the viewer's state." });
export type GroupAnswer = z.infer<typeof groupAnswer>;

export const groupMemberAnswer = z
  .object({
    ...nameFields,
    role,
    since: moment.meta({ description: "When the member joined or asked to join." }),
    message: requestMessage.meta({ description: "What the person wrote with the request; null for members." }),
    answers: z
      .array(z.object({ question: z.string(), answer: z.string() }))
      .meta({ description: "The answers of a request to the group's questions; empty for members." }),
    reason: z
      .string()
      .nullable()
      .meta({ description: "Why a request was declined.", examples: [null] }),
  })
  .meta({ id: "GroupMember", description: "A member of a group, or someone who asked to join it." });
export type GroupMemberAnswer = z.infer<typeof groupMemberAnswer>;

export const groupFiguresAnswer = z
  .object({
    groups: howMany,
    members: howMany,
    posts_this_week: howMany,
    active_today: howMany,
    categories: z.array(z.object({ category: z.enum(CATEGORIES), groups_count: howMany })),
  })
  .meta({ id: "GroupFigures", description: "Statistics of all groups, updated periodically." });
export type GroupFiguresAnswer = z.infer<typeof groupFiguresAnswer>;
