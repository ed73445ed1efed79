import { feature } from "#server/composition/feature";
import { peopleJobs } from "./people.jobs.ts";
import { AuthPayloadResolver, RegisterPayloadResolver, UserResolver, ViewerResolver } from "./people.resolver.ts";
import { peopleActivityRoutes } from "./people.routes.ts";
import { ProfilesService } from "./people.service.ts";
import { StandingService } from "./people.standing.service.ts";

/** Members as others see them, and their standing. */
export const peopleModule = feature(({ db, events, jobs }) => {
  const profiles = new ProfilesService(db);
  const standing = new StandingService({ db, events, jobs });
  return {
    services: { profiles, standing },
    resolvers: [
      new UserResolver(profiles),
      new AuthPayloadResolver(profiles),
      new RegisterPayloadResolver(profiles),
      new ViewerResolver(profiles),
    ],
    routes: peopleActivityRoutes(profiles),
    jobs: peopleJobs(standing),
    countOnce: () => standing.reviewOnce(),
  };
});
