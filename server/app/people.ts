import type { Db } from "#server/db/client";
import { AudienceResolver } from "#server/features/analytics/analytics.audience.resolver";
import { AudienceService } from "#server/features/analytics/analytics.audience.service";
import { AnalyticsResolver } from "#server/features/analytics/analytics.resolver";
import { analyticsRoutes } from "#server/features/analytics/analytics.routes";
import { AnalyticsService } from "#server/features/analytics/analytics.service";
import type { AuthService } from "#server/features/auth/auth.service";
import { PeopleResolver } from "#server/features/bonds/lists/lists.resolver";
import { peopleRoutes } from "#server/features/bonds/lists/lists.routes";
import { PeopleService } from "#server/features/bonds/lists/lists.service";
import { ProfilePagesService } from "#server/features/profiles/profiles.page.service";
import { BondsRecountService } from "#server/features/bonds/recount/recount.service";
import { BondRequestResolver, BondsResolver } from "#server/features/bonds/bonds.resolver";
import { bondsRoutes } from "#server/features/bonds/bonds.routes";
import { BondsService } from "#server/features/bonds/bonds.service";
import { TiesResolver } from "#server/features/bonds/ties/ties.resolver";
import { tiesRoutes } from "#server/features/bonds/ties/ties.routes";
import { TiesService } from "#server/features/bonds/ties/ties.service";
import { UserBondsResolver } from "#server/features/bonds/lists/lists.user.resolver";
import { UserCommentsResolver } from "#server/features/activity/activity.comments.resolver";
import { writtenCommentsRoutes } from "#server/features/activity/activity.comments.routes";
import { WrittenCommentsService } from "#server/features/activity/activity.comments.service";
import type { UrlOf } from "#server/features/media/media.model";
import type { MediaReleaseService } from "#server/features/media/cleanup/cleanup.release.service";
import type { MediaService } from "#server/features/media/media.service";
import { UserPostsResolver } from "#server/features/activity/activity.posts.resolver";
import { authoredPostsRoutes } from "#server/features/activity/activity.posts.routes";
import { AuthoredPostsService } from "#server/features/activity/activity.posts.service";
import type { PostsService } from "#server/features/posts/posts.service";
import { peopleActivityRoutes } from "#server/features/people/people.routes";
import { profilePagesRoutes } from "#server/features/profiles/profiles.page.routes";
import { ViewerProfileResolver } from "#server/features/profiles/profiles.resolver";
import { ProfileEditResolver } from "#server/features/profiles/profiles.edit.resolver";
import { profileEditRoutes } from "#server/features/profiles/profiles.edit.routes";
import { ProfileEditService } from "#server/features/profiles/profiles.edit.service";
import type { PresenceService } from "#server/features/settings/settings.presence.service";
import type { ProfilesService } from "#server/features/people/people.service";
import type { Events } from "#server/platform/live/events";
import type { Limits } from "#server/platform/limits/limiter";
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
  const profileEdit = new ProfileEditService({ db, auth, limits, media, release: mediaRelease, profiles });
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
  ViewerProfileResolver,
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
export function peopleFaces({ profileEdit, bonds, people, ties }: People, around: Surroundings): object[] {
  return [
    new ProfileEditResolver(profileEdit),
    new ViewerProfileResolver(),
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
    ...profileEditRoutes({ edit: profileEdit, urlOf }),
    ...peopleActivityRoutes(profiles),
    ...profilePagesRoutes({ profilePages, urlOf }),
    ...bondsRoutes({ bonds, people, urlOf }),
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
