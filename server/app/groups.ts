import type { Db } from "#server/db/client";
import { GroupFeedResolver } from "#server/features/feed/feed.groups.resolver";
import { groupFeedRoutes } from "#server/features/feed/feed.groups.routes";
import type { FeedService } from "#server/features/feed/feed.service";
import { GroupMembersResolver } from "#server/features/groups/groups.members.resolver";
import { groupMembersRoutes } from "#server/features/groups/groups.members.routes";
import { GroupMembersService } from "#server/features/groups/groups.members.service";
import { GroupsResolver } from "#server/features/groups/groups.resolver";
import { groupsRoutes } from "#server/features/groups/groups.routes";
import { GroupsService } from "#server/features/groups/groups.service";
import type { UrlOf } from "#server/features/media/media.model";
import type { MediaReleaseService } from "#server/features/media/cleanup/cleanup.release.service";
import type { MediaService } from "#server/features/media/media.service";
import { PostGroupResolver } from "#server/features/posts/groups/groups.resolver";
import { PostGroupsService } from "#server/features/posts/groups/groups.service";
import type { Events } from "#server/platform/live/events";
import type { Jobs } from "#server/platform/jobs/jobs";
import type { Limits } from "#server/platform/limits/limiter";
import type { Route } from "#server/rest/route";

interface Parts {
  db: Db;
  events: Events;
  jobs: Jobs;
  limits: Limits;
  media: MediaService;
  mediaRelease: MediaReleaseService;
}

/** What members can do together. */
export function createGroups({ db, events, jobs, limits, media, mediaRelease: release }: Parts) {
  const groups = new GroupsService({ db, jobs, limits, media, release });
  const groupMembers = new GroupMembersService({ db, events, limits, groups });
  return { groups, groupMembers };
}

interface Shown extends ReturnType<typeof createGroups> {
  feed: FeedService;
}

/** Their part of the GraphQL face. */
export const GROUP_RESOLVERS = [GroupsResolver, GroupMembersResolver, PostGroupResolver, GroupFeedResolver] as const;

/** Builds those resolvers. */
export const groupFaces = ({ groups, groupMembers, feed }: Shown): object[] => [
  new GroupsResolver(groups, groupMembers),
  new GroupMembersResolver(groupMembers),
  new PostGroupResolver(new PostGroupsService(groups)),
  new GroupFeedResolver(feed),
];

/** Their part of the REST face. */
export const groupCalls = ({ groups, groupMembers, feed }: Shown, urlOf: UrlOf): Route[] => [
  ...groupsRoutes(groups, urlOf),
  ...groupMembersRoutes({ groups, groupMembers, urlOf }),
  ...groupFeedRoutes(feed, urlOf),
];
