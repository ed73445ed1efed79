import { feature } from "#server/composition/feature";
import type { GroupsService } from "#server/features/groups/groups.service";
import type { MediaService } from "#server/features/media/media.service";
import type { ProfilesService } from "#server/features/people/people.service";
import type { PostsService } from "#server/features/posts/posts.service";
import { PreferenceResolver, PreferencesResolver } from "./preferences.resolver.ts";
import { preferencesRoutes } from "./preferences.routes.ts";
import { PreferencesService } from "./preferences.service.ts";

interface Needs {
  groups: GroupsService;
  media: MediaService;
  posts: PostsService;
  profiles: ProfilesService;
}

/** Assembles what members ask of their feed. */
export const preferencesModule = feature(({ db, limits }, { groups, media, posts, profiles }: Needs) => {
  const preferences = new PreferencesService({ db, limits, groups, posts, profiles });
  return {
    services: { feedPreferences: preferences },
    resolvers: [new PreferencesResolver(preferences), new PreferenceResolver(preferences)],
    routes: preferencesRoutes(preferences, media.urlFor),
  };
});
