import type { GroupsService } from "#server/features/groups/groups.service";
import { PostGroupResolver } from "./groups.resolver.ts";
import { PostGroupsService } from "./groups.service.ts";

/** Adds to a post its group. */
export const postGroupsResolver = (groups: GroupsService) => new PostGroupResolver(new PostGroupsService(groups));
