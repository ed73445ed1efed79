import { DeletionResolver } from "#server/features/auth/auth.deletion.resolver";
import { PasswordsResolver } from "#server/features/auth/auth.passwords.resolver";
import { AuthResolver } from "#server/features/auth/auth.resolver";
import { SessionsResolver } from "#server/features/auth/auth.sessions.resolver";
import { VerificationResolver } from "#server/features/auth/auth.verification.resolver";
import { CommentsResolver, PostCommentsResolver } from "#server/features/comments/comments.resolver";
import { FeedResolver } from "#server/features/feed/feed.resolver";
import { ImageResolver, MediaResolver } from "#server/features/media/media.resolver";
import { PostsResolver } from "#server/features/posts/posts.resolver";
import { AuthPayloadResolver, UserResolver, ViewerResolver } from "#server/features/profiles/profiles.resolver";
import { SettingsResolver } from "#server/features/profiles/profiles.settings.resolver";
import type { Faces } from "#server/graphql/context";
import type { Events } from "#server/platform/events";
import type { Services } from "./services.ts";

/** What the GraphQL face is made of. */
export const RESOLVERS = [
  ImageResolver,
  MediaResolver,
  AuthResolver,
  VerificationResolver,
  PasswordsResolver,
  SessionsResolver,
  DeletionResolver,
  UserResolver,
  AuthPayloadResolver,
  ViewerResolver,
  SettingsResolver,
  PostsResolver,
  CommentsResolver,
  PostCommentsResolver,
  FeedResolver,
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
    new AuthResolver(auth),
    new VerificationResolver(services.verification),
    new PasswordsResolver(services.passwords),
    new SessionsResolver(services.sessions),
    new DeletionResolver(services.deletion),
    new UserResolver(),
    new AuthPayloadResolver(profiles),
    new ViewerResolver(profiles),
    new SettingsResolver(services.settings),
    new PostsResolver(posts, around),
    new CommentsResolver(comments),
    new PostCommentsResolver(comments),
    new FeedResolver(feed),
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
