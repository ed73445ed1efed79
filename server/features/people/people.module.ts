import { feature } from "#server/composition/feature";
import { AuthPayloadResolver, UserResolver, ViewerResolver } from "./people.resolver.ts";
import { peopleActivityRoutes } from "./people.routes.ts";
import { ProfilesService } from "./people.service.ts";

/** Members as others see them. */
export const peopleModule = feature(({ db }) => {
  const profiles = new ProfilesService(db);
  return {
    services: { profiles },
    resolvers: [new UserResolver(profiles), new AuthPayloadResolver(profiles), new ViewerResolver(profiles)],
    routes: peopleActivityRoutes(profiles),
  };
});
