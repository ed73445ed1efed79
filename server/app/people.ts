import type { Db } from "#server/db/client";
import { AudienceResolver } from "#server/features/analytics/analytics.audience.resolver";
import { AudienceService } from "#server/features/analytics/analytics.audience.service";
import { AnalyticsResolver } from "#server/features/analytics/analytics.resolver";
import { analyticsRoutes } from "#server/features/analytics/analytics.routes";
import { AnalyticsService } from "#server/features/analytics/analytics.service";
import type { AuthService } from "#server/features/auth/auth.service";
import { PeopleResolver } from "#server/features/bonds/bonds.people.resolver";
import { peopleRoutes } from "#server/features/bonds/bonds.people.routes";
import { PeopleService } from "#server/features/bonds/bonds.people.service";
import { ProfilePagesService } from "#server/features/bonds/bonds.profile.service";
import { BondsRecountService } from "#server/features/bonds/bonds.recount.service";
import { BondRequestResolver, BondsResolver } from "#server/features/bonds/bonds.resolver";
import { bondsRoutes } from "#server/features/bonds/bonds.routes";
import { BondsService } from "#server/features/bonds/bonds.service";
import { TiesResolver } from "#server/features/bonds/bonds.ties.resolver";
import { tiesRoutes } from "#server/features/bonds/bonds.ties.routes";
import { TiesService } from "#server/features/bonds/bonds.ties.service";
import { UserBondsResolver } from "#server/features/bonds/bonds.user.resolver";
import { UserCommentsResolver } from "#server/features/comments/comments.profile.resolver";
import { writtenCommentsRoutes } from "#server/features/comments/comments.profile.routes";
import { WrittenCommentsService } from "#server/features/comments/comments.profile.service";
import type { UrlOf } from "#server/features/media/media.model";
import type { MediaReleaseService } from "#server/features/media/media.release.service";
import type { MediaService } from "#server/features/media/media.service";
import { UserPostsResolver } from "#server/features/posts/posts.profile.resolver";
import { authoredPostsRoutes } from "#server/features/posts/posts.profile.routes";
import { AuthoredPostsService } from "#server/features/posts/posts.profile.service";
import type { PostsService } from "#server/features/posts/posts.service";
import { ProfileEditResolver } from "#server/features/profiles/profiles.edit.resolver";
import { profileEditRoutes } from "#server/features/profiles/profiles.edit.routes";
import { ProfileEditService } from "#server/features/profiles/profiles.edit.service";
import type { PresenceService } from "#server/features/profiles/profiles.presence.service";
import type { ProfilesService } from "#server/features/profiles/profiles.service";
import type { Events } from "#server/platform/events";
import type { Limits } from "#server/platform/limiter";
import type { Route } from "#server/rest/route";

interface Parts {
  db: Db;
  events: Events;
  limits: Limits;
  auth: AuthService;
  media: MediaService;
  mediaRelease: MediaReleaseService;
  presence: PresenceService;
  profiles: ProfilesService;
  /** Told of kept counts that were wrong. */
  onDrift(counter: "bonds", memberId: number, off: number): void;
}

/** What members can do about themselves and each other. */
export function createPeople({ db, events, limits, auth, media, mediaRelease, presence, profiles, onDrift }: Parts) {
  const profileEdit = new ProfileEditService({ db, auth, limits, media, release: mediaRelease });
  const bonds = new BondsService({ db, events, limits, profiles });
  const people = new PeopleService(db, profiles, limits);
  const ties = new TiesService({ db, events, limits, profiles, bonds });
  const profilePages = new ProfilePagesService({ auth, presence, profiles, people });
  const bondsRecount = new BondsRecountService({ db, onDrift: (memberId, off) => onDrift("bonds", memberId, off) });
  return { profiles, profileEdit, bonds, bondsRecount, people, ties, profilePages };
}

export type People = ReturnType<typeof createPeople>;

/** Their part of the GraphQL face. */
export const PEOPLE_RESOLVERS = [
  ProfileEditResolver,
  BondsResolver,
  BondRequestResolver,
  UserBondsResolver,
  PeopleResolver,
  TiesResolver,
] as const;

interface Surroundings {
  events: Events;
  onError: (error: unknown) => void;
}

/** Builds those resolvers. */
export function peopleFaces({ profiles, profileEdit, bonds, people, ties }: People, around: Surroundings): object[] {
  return [
    new ProfileEditResolver(profileEdit, profiles),
    new BondsResolver(bonds, people, around),
    new BondRequestResolver(people),
    new UserBondsResolver(people),
    new PeopleResolver(people),
    new TiesResolver(ties, people),
  ];
}

/** Their part of the REST face. */
export function peopleCalls(
  { profiles, profileEdit, bonds, people, ties, profilePages }: People,
  urlOf: UrlOf,
): Route[] {
  return [
    ...profileEditRoutes({ edit: profileEdit, profiles, urlOf }),
    ...bondsRoutes({ bonds, people, profilePages, urlOf }),
    ...peopleRoutes({ people, urlOf }),
    ...tiesRoutes({ ties, people, urlOf }),
  ];
}

interface ShownParts extends Pick<Parts, "db" | "limits" | "profiles"> {
  posts: PostsService;
}

/** What profiles show of what their members do, and how often it was seen. */
export function createShown({ db, limits, profiles, posts }: ShownParts) {
  return {
    authoredPosts: new AuthoredPostsService({ db, profiles, posts }),
    writtenComments: new WrittenCommentsService(db, profiles),
    analytics: new AnalyticsService(db, limits),
    audience: new AudienceService(db, posts),
  };
}

export type Shown = ReturnType<typeof createShown>;

/** Its part of the GraphQL face. */
export const SHOWN_RESOLVERS = [UserPostsResolver, UserCommentsResolver, AnalyticsResolver, AudienceResolver] as const;

/** Builds those resolvers. */
export const shownFaces = ({ authoredPosts, writtenComments, analytics, audience }: Shown): object[] => [
  new UserPostsResolver(authoredPosts),
  new UserCommentsResolver(writtenComments),
  new AnalyticsResolver(analytics),
  new AudienceResolver(audience),
];

/** Its part of the REST face. */
export const shownCalls = ({ authoredPosts, writtenComments, analytics, audience }: Shown, urlOf: UrlOf): Route[] => [
  ...authoredPostsRoutes(authoredPosts, urlOf),
  ...writtenCommentsRoutes(writtenComments, urlOf),
  ...analyticsRoutes({ analytics, audience, urlOf }),
];
