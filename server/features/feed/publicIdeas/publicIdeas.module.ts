import { feature } from "#server/composition/feature";
import type { MediaService } from "#server/features/media/media.service";
import { PublicIdeasResolver } from "./publicIdeas.resolver.ts";
import { publicIdeasRoutes } from "./publicIdeas.routes.ts";
import { PublicIdeasService } from "./publicIdeas.service.ts";

interface Needs {
  media: Pick<MediaService, "urlOf">;
}

/** Assembles the ideas that visitors read on the sign-in page. */
export const publicIdeasModule = feature(({ db, caches, community, events }, { media }: Needs) => {
  const publicIdeas = new PublicIdeasService({ db, caches, events, community });
  return {
    services: { publicIdeas },
    resolvers: [new PublicIdeasResolver(publicIdeas)],
    routes: publicIdeasRoutes(publicIdeas, media.urlOf),
  };
});
