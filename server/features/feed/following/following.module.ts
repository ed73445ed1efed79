import { feature } from "#server/composition/feature";
import type { GroupsService } from "#server/features/groups/groups.service";
import type { ProfilesService } from "#server/features/people/people.service";
import { PostReasonResolver, ReasonPartsResolver } from "./following.resolver.ts";
import { FollowingService } from "./following.service.ts";

interface Needs {
  groups: GroupsService;
  profiles: ProfilesService;
}

/** Assembles the reasons of posts in Following. */
export const followingModule = feature((_core, { groups, profiles }: Needs) => ({
  services: {},
  resolvers: [new PostReasonResolver(), new ReasonPartsResolver(new FollowingService({ groups, profiles }))],
}));
