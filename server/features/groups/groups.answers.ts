import * as z from "zod";
import { CATEGORIES } from "#server/core/categories.rules";
import { spellNumber } from "#server/core/text.rules";
import { nameFields } from "#server/features/auth/auth.answers";
import { address, howMany, idNumber, moment } from "#server/rest/answers";
import { FACES_MAX, GROUP_ROLES, GROUP_STATES, GROUP_VISIBILITIES } from "./groups.model.ts";

/** The name of a group in an address. */
export const slug = z.string().meta({ description: "The group's unique name in its URL.", examples: ["repair-cafe"] });

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
      description: `Up to ${spellNumber(FACES_MAX)} of the group's newest members; empty if the viewer may not see the members.`,
    }),
    week_posts_count: howMany.meta({ description: "Number of posts in the last seven days." }),
    state: z.enum(GROUP_STATES).meta({ description: "The viewer's relation to the group.", examples: ["member"] }),
    role: role.nullable().meta({ description: "The viewer's role; null if the viewer is not a member." }),
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
