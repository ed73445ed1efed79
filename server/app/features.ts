import { inOrder, type ServicesOf } from "#server/composition/feature";
import { activityModule } from "#server/features/activity/activity.module";
import { adminModule } from "#server/features/admin/admin.module";
import { analyticsModule } from "#server/features/analytics/analytics.module";
import { authModule } from "#server/features/auth/auth.module";
import { bondsModule } from "#server/features/bonds/bonds.module";
import { bookmarksModule } from "#server/features/bookmarks/bookmarks.module";
import { chatModule } from "#server/features/chat/chat.module";
import { commentsModule } from "#server/features/comments/comments.module";
import { communityModule } from "#server/features/community/community.module";
import { exportsModule } from "#server/features/exports/exports.module";
import { feedModule } from "#server/features/feed/feed.module";
import { groupsModule } from "#server/features/groups/groups.module";
import { insightsModule } from "#server/features/insights/insights.module";
import { mediaModule } from "#server/features/media/media.module";
import { moderationModule } from "#server/features/moderation/moderation.module";
import { notificationsModule } from "#server/features/notifications/notifications.module";
import { peopleModule } from "#server/features/people/people.module";
import { postsModule } from "#server/features/posts/posts.module";
import { profilesModule } from "#server/features/profiles/profiles.module";
import { pushModule } from "#server/features/push/push.module";
import { reachModule } from "#server/features/reach/reach.module";
import { registrationModule } from "#server/features/registration/registration.module";
import { reportsModule } from "#server/features/reports/reports.module";
import { rulesModule } from "#server/features/rules/rules.module";
import { searchModule } from "#server/features/search/search.module";
import { settingsModule } from "#server/features/settings/settings.module";
import { staffModule } from "#server/features/staff/staff.module";
import { suspensionsModule } from "#server/features/suspensions/suspensions.module";

/**
 * The order of features on both sides: a feature may use those before it and never those after it. The compiler checks
 * this for their services, and the import law reads the order here for everything else. Handlers of one event run in
 * this order too, so notifications come after every feature whose events they handle.
 */
export const FEATURES = inOrder(mediaModule)
  .with(authModule)
  .with(rulesModule)
  .with(suspensionsModule)
  .with(peopleModule)
  .with(staffModule)
  .with(communityModule)
  .with(registrationModule)
  .with(settingsModule)
  .with(bondsModule)
  .with(profilesModule)
  .with(groupsModule)
  .with(postsModule)
  .with(commentsModule)
  .with(feedModule)
  .with(activityModule)
  .with(bookmarksModule)
  .with(chatModule)
  .with(searchModule)
  .with(insightsModule)
  .with(analyticsModule)
  .with(notificationsModule)
  .with(reportsModule)
  .with(moderationModule)
  .with(adminModule)
  .with(reachModule)
  .with(pushModule)
  .with(exportsModule);

/** The services of all features. */
export type Services = ServicesOf<typeof FEATURES>;
