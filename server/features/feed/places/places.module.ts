import { feature } from "#server/composition/feature";
import { PlacesResolver, ViewerFeedResolver } from "./places.resolver.ts";
import { placesRoutes } from "./places.routes.ts";
import { PlacesService } from "./places.service.ts";

/** Assembles what is remembered of where members read in their feed. */
export const placesModule = feature(({ db, caches, limits }) => {
  const places = new PlacesService({ db, caches, limits });
  return {
    services: { places },
    resolvers: [new PlacesResolver(places), new ViewerFeedResolver()],
    routes: placesRoutes(places),
  };
});
