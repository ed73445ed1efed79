import * as z from "zod";
import { CATEGORIES } from "#server/core/categories.rules";
import { spellNumber } from "#server/core/text.rules";
import { nameFields } from "#server/features/auth/auth.answers";
import { address, howMany, idNumber, moment } from "#server/rest/answers";
import { FACES_MAX, GROUP_ROLES, GROUP_STATES, GROUP_VISIBILITIES } from "./groups.model.ts";

/** The name of a group in an address. */
export const slug = z.string().meta({ description: "The group's address.", examples: ["repair-cafe"] });

const role = z.enum(GROUP_ROLES).meta({ examples: ["member"] });

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
      description: `Up to ${spellNumber(FACES_MAX)} of its newest members; nobody for who may not look into it.`,
    }),
    week_posts_count: howMany.meta({ description: "Posts of the last seven days." }),
    state: z.enum(GROUP_STATES).meta({ description: "What the member is to it.", examples: ["member"] }),
    role: role.nullable().meta({ description: "Null for who is no member." }),
    created_at: moment,
    updated_at: moment,
  })
  .meta({ id: "Group", description: "A group, as the member who asks sees it." });
export type GroupAnswer = z.infer<typeof groupAnswer>;

export const groupMemberAnswer = z
  .object({
    ...nameFields,
    role,
    since: moment.meta({ description: "When they were let in, or asked to be." }),
  })
  .meta({ id: "GroupMember", description: "Somebody in a group, or before its door." });
export type GroupMemberAnswer = z.infer<typeof groupMemberAnswer>;

export const groupFiguresAnswer = z
  .object({
    groups: howMany,
    members: howMany,
    posts_this_week: howMany,
    active_today: howMany,
    categories: z.array(z.object({ category: z.enum(CATEGORIES), groups_count: howMany })),
  })
  .meta({ id: "GroupFigures", description: "The numbers of all groups, counted now and then." });
export type GroupFiguresAnswer = z.infer<typeof groupFiguresAnswer>;
