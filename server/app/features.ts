import { inOrder, type ServicesOf } from "#server/composition/feature";
import { activityModule } from "#server/features/activity/activity.module";
import { analyticsModule } from "#server/features/analytics/analytics.module";
import { authModule } from "#server/features/auth/auth.module";
import { bondsModule } from "#server/features/bonds/bonds.module";
import { bookmarksModule } from "#server/features/bookmarks/bookmarks.module";
import { chatModule } from "#server/features/chat/chat.module";
import { commentsModule } from "#server/features/comments/comments.module";
import { feedModule } from "#server/features/feed/feed.module";
import { groupsModule } from "#server/features/groups/groups.module";
import { insightsModule } from "#server/features/insights/insights.module";
import { mediaModule } from "#server/features/media/media.module";
import { notificationsModule } from "#server/features/notifications/notifications.module";
import { peopleModule } from "#server/features/people/people.module";
import { postsModule } from "#server/features/posts/posts.module";
import { profilesModule } from "#server/features/profiles/profiles.module";
import { searchModule } from "#server/features/search/search.module";
import { settingsModule } from "#server/features/settings/settings.module";

/**
 * The order of features on both sides: a feature may use those before it and never those after it. The compiler checks
 * this for their services, and the import law reads the order here for everything else. Handlers of one event run in
 * this order too, so notifications come after every feature whose events they handle.
 */
export const FEATURES = inOrder(mediaModule)
  .with(authModule)
  .with(peopleModule)
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
  .with(notificationsModule);

/** The services of all features. */
export type Services = ServicesOf<typeof FEATURES>;
