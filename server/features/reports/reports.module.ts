import { feature } from "#server/composition/feature";
import type { ReadingService } from "#server/features/chat/conversations/conversations.reading.service";
import type { CommentsService } from "#server/features/comments/comments.service";
import type { GroupsService } from "#server/features/groups/groups.service";
import type { NotifierService } from "#server/features/notifications/writing/writing.notifier.service";
import type { ProfilesService } from "#server/features/people/people.service";
import type { PostsService } from "#server/features/posts/posts.service";
import type { RulesService } from "#server/features/rules/rules.service";
import { ReportItemResolver, ReportsResolver } from "./reports.resolver.ts";
import { reportsRoutes } from "./reports.routes.ts";
import { ReportsService } from "./reports.service.ts";
import { ReportSubjectsService } from "./reports.subjects.service.ts";

interface Needs {
  comments: CommentsService;
  groups: GroupsService;
  messageReading: ReadingService;
  notifier: NotifierService;
  posts: PostsService;
  profiles: ProfilesService;
  rules: RulesService;
}

/** Assembles reports of what breaks a rule. */
export const reportsModule = feature(({ db, events, limits }, { notifier, rules, ...earlier }: Needs) => {
  const subjects = new ReportSubjectsService({ ...earlier, db });
  const reports = new ReportsService({ db, events, limits, notifier, rules, subjects });
  return {
    services: { reports, reportSubjects: subjects },
    resolvers: [new ReportsResolver(reports), new ReportItemResolver()],
    routes: reportsRoutes(reports),
  };
});
