import { feature } from "#server/composition/feature";
import type { CommentsService } from "#server/features/comments/comments.service";
import type { CommentWithholdingService } from "#server/features/comments/withholding/withholding.service";
import type { GroupMembersService } from "#server/features/groups/groups.members.service";
import type { NotifierService } from "#server/features/notifications/writing/writing.notifier.service";
import type { PostsService } from "#server/features/posts/posts.service";
import type { PostWithholdingService } from "#server/features/posts/withholding/withholding.service";
import type { RulesService } from "#server/features/rules/rules.service";
import type { StaffLogService } from "#server/features/staff/log/log.service";
import { GroupRemovalsResolver } from "./removals.resolver.ts";
import { groupRemovalsRoutes } from "./removals.routes.ts";
import { GroupRemovalsService } from "./removals.service.ts";

interface Needs {
  comments: CommentsService;
  commentWithholding: CommentWithholdingService;
  groupMembers: GroupMembersService;
  notifier: NotifierService;
  posts: PostsService;
  postWithholding: PostWithholdingService;
  rules: RulesService;
  staffLog: StaffLogService;
}

/** What owners and admins of groups remove. */
export const groupRemovalsModule = feature(({ events, limits }, earlier: Needs) => {
  const { comments, posts } = earlier;
  const removals = new GroupRemovalsService({
    events,
    limits,
    log: earlier.staffLog,
    members: earlier.groupMembers,
    notifier: earlier.notifier,
    rules: earlier.rules,
    posts: earlier.postWithholding,
    comments: earlier.commentWithholding,
    reads: { posts, comments },
  });
  return {
    services: {},
    resolvers: [new GroupRemovalsResolver(removals)],
    routes: groupRemovalsRoutes(removals),
  };
});
