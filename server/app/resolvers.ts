import { DeletionResolver } from "#server/features/auth/deletion/deletion.resolver";
import { PasswordsResolver } from "#server/features/auth/passwords/passwords.resolver";
import { AuthResolver } from "#server/features/auth/auth.resolver";
import { SessionsResolver } from "#server/features/auth/sessions/sessions.resolver";
import { VerificationResolver } from "#server/features/auth/verification/verification.resolver";
import { CommentsResolver, PostCommentsResolver } from "#server/features/comments/comments.resolver";
import { BookmarkEdgeResolver, BookmarksResolver } from "#server/features/bookmarks/bookmarks.resolver";
import { NewsResolver } from "#server/features/feed/feed.news.resolver";
import { FeedResolver } from "#server/features/feed/feed.resolver";
import { DraftsResolver } from "#server/features/posts/drafts/drafts.resolver";
import { ImageResolver, MediaResolver, MediaSourceResolver } from "#server/features/media/media.resolver";
import { PostChangesResolver } from "#server/features/posts/changes/changes.resolver";
import { PostEditingResolver } from "#server/features/posts/editing/editing.resolver";
import { PostsResolver } from "#server/features/posts/posts.resolver";
import { TagsResolver } from "#server/features/posts/tags/tags.resolver";
import { AuthPayloadResolver, UserResolver, ViewerResolver } from "#server/features/people/people.resolver";
import { PresenceResolver } from "#server/features/settings/settings.presence.resolver";
import { SettingsResolver } from "#server/features/settings/settings.resolver";
import type { Faces } from "#server/graphql/context";
import type { Events } from "#server/platform/live/events";
import { GROUP_RESOLVERS, groupFaces } from "./groups.ts";
import { DISCOVERY_RESOLVERS, discoveryFaces } from "./discovery.ts";
import { CHAT_RESOLVERS, chatFaces } from "./chat.ts";
import { NOTIFICATION_RESOLVERS, notificationFaces } from "./notifications.ts";
import { PEOPLE_RESOLVERS, peopleFaces, SHOWN_RESOLVERS, shownFaces } from "./people.ts";
import type { Services } from "./services.ts";

/** What the GraphQL face is made of. */
export const RESOLVERS = [
  ImageResolver,
  MediaResolver,
  MediaSourceResolver,
  AuthResolver,
  VerificationResolver,
  PasswordsResolver,
  SessionsResolver,
  DeletionResolver,
  UserResolver,
  ...PEOPLE_RESOLVERS,
  ...SHOWN_RESOLVERS,
  ...GROUP_RESOLVERS,
  AuthPayloadResolver,
  ViewerResolver,
  SettingsResolver,
  PresenceResolver,
  PostsResolver,
  PostEditingResolver,
  PostChangesResolver,
  TagsResolver,
  CommentsResolver,
  PostCommentsResolver,
  FeedResolver,
  DraftsResolver,
  NewsResolver,
  BookmarksResolver,
  BookmarkEdgeResolver,
  ...DISCOVERY_RESOLVERS,
  ...CHAT_RESOLVERS,
  ...NOTIFICATION_RESOLVERS,
] as const;

interface Surroundings {
  events: Events;
  publicUrl: string;
  onError: (error: unknown) => void;
}

/** Builds every resolver once and finds it by its class. */
export function createFaces(services: Services, around: Surroundings): Faces {
  const { media, auth, profiles, posts, comments, feed } = services;
  const instances: object[] = [
    new ImageResolver(media),
    new MediaResolver(media),
    new MediaSourceResolver(media),
    new AuthResolver(auth),
    new VerificationResolver(services.verification),
    new PasswordsResolver(services.passwords),
    new SessionsResolver(services.sessions),
    new DeletionResolver(services.deletion),
    new UserResolver(profiles),
    new PresenceResolver(services.presence),
    ...peopleFaces(services, around),
    ...shownFaces(services),
    ...groupFaces(services),
    new AuthPayloadResolver(profiles),
    new ViewerResolver(profiles),
    new SettingsResolver(services.settings),
    new PostsResolver(posts, around),
    new PostEditingResolver(services.postEditing),
    new PostChangesResolver(services.postChanges, around),
    new TagsResolver(services.tags),
    new CommentsResolver(comments, services.commentLists),
    new PostCommentsResolver(services.commentLists),
    new FeedResolver(feed),
    new DraftsResolver(services.drafts),
    new NewsResolver(services.news),
    new BookmarksResolver(services.bookmarks, services.bookmarkFolders),
    new BookmarkEdgeResolver(services.bookmarks),
    ...discoveryFaces(services),
    ...chatFaces(services, around),
    ...notificationFaces(services, around),
  ];
  const byClass = new Map<unknown, object>(instances.map((instance) => [instance.constructor, instance]));
  return {
    get(resolverClass) {
      const instance = byClass.get(resolverClass);
      if (!(instance instanceof resolverClass)) throw new Error(`No resolver was built of ${resolverClass.name}.`);
      return instance;
    },
  };
}
