import { feature } from "#server/composition/feature";
import type { AuthService } from "#server/features/auth/auth.service";
import type { PeopleService } from "#server/features/bonds/lists/lists.service";
import type { MediaReleaseService } from "#server/features/media/cleanup/cleanup.release.service";
import type { MediaService } from "#server/features/media/media.service";
import type { ProfilesService } from "#server/features/people/people.service";
import type { PresenceService } from "#server/features/settings/settings.presence.service";
import { ProfileEditResolver } from "./profiles.edit.resolver.ts";
import { profileEditRoutes } from "./profiles.edit.routes.ts";
import { ProfileEditService } from "./profiles.edit.service.ts";
import { profilePagesRoutes } from "./profiles.page.routes.ts";
import { ProfilePagesService } from "./profiles.page.service.ts";
import { ViewerProfileResolver } from "./profiles.resolver.ts";

interface Needs {
  auth: AuthService;
  media: MediaService;
  mediaRelease: MediaReleaseService;
  people: PeopleService;
  presence: PresenceService;
  profiles: ProfilesService;
}

/** Assembles the profile of a member, and what they can change in it. */
export const profilesModule = feature(({ db, limits }, earlier: Needs) => {
  const { auth, media, mediaRelease: release, people, presence, profiles } = earlier;
  const profileEdit = new ProfileEditService({ db, auth, limits, media, release, profiles });
  const profilePages = new ProfilePagesService({ auth, presence, profiles, people });
  return {
    services: { profileEdit, profilePages },
    resolvers: [new ProfileEditResolver(profileEdit), new ViewerProfileResolver()],
    routes: [
      ...profileEditRoutes({ edit: profileEdit, media }),
      ...profilePagesRoutes({ profilePages, urlOf: media.urlOf }),
    ],
  };
});
