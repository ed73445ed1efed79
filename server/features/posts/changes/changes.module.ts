import { feature } from "#server/composition/feature";
import { PostsGoneResolver } from "./changes.gone.resolver.ts";
import { PostChangesResolver } from "./changes.resolver.ts";
import { PostChangesService } from "./changes.service.ts";

/** Assembles what viewers of open posts learn of their changes. */
export const postChangesModule = feature(({ db, events, onError }) => {
  const postChanges = new PostChangesService(db, events);
  return {
    services: { postChanges },
    resolvers: [
      new PostChangesResolver(postChanges, { events, onError }),
      new PostsGoneResolver(postChanges, { events, onError }),
    ],
  };
});
