import * as z from "zod/mini";
import { GROUP_LEVELS } from "#server/features/groups/groups.levels.rules";

/** What a member wants to be notified of in a group. */
export const groupLevel = z.object({ level: z.enum(GROUP_LEVELS, "Choose all, highlights or none") });
export type GroupLevelDraft = z.input<typeof groupLevel>;
