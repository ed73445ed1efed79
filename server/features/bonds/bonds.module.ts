import { feature } from "#server/composition/feature";
import type { MediaService } from "#server/features/media/media.service";
import type { ProfilesService } from "#server/features/people/people.service";
import { PeopleResolver } from "#server/features/bonds/lists/lists.resolver";
import { peopleRoutes } from "#server/features/bonds/lists/lists.routes";
import { PeopleService } from "#server/features/bonds/lists/lists.service";
import { bondsCounts } from "./bonds.counts.ts";
import { BondRequestResolver, BondsResolver } from "./bonds.resolver.ts";
import { bondsRoutes } from "./bonds.routes.ts";
import { BondsService } from "./bonds.service.ts";
import { TiesResolver } from "#server/features/bonds/ties/ties.resolver";
import { tiesRoutes } from "#server/features/bonds/ties/ties.routes";
import { TiesService } from "#server/features/bonds/ties/ties.service";
import { UserBondsResolver } from "#server/features/bonds/lists/lists.user.resolver";

interface Needs {
  media: MediaService;
  profiles: ProfilesService;
}

/** Assembles the relations of members: bonds, requests, follows, blocks and mutes. */
export const bondsModule = feature((core, { media, profiles }: Needs) => {
  const { db, events, limits, onError } = core;
  const bonds = new BondsService({ db, events, limits, profiles });
  const people = new PeopleService(db, profiles, limits);
  const ties = new TiesService({ db, events, limits, profiles, bonds });
  const { urlOf } = media;
  return {
    services: { bonds, people, ties },
    resolvers: [
      new BondsResolver(bonds, people, { events, onError }),
      new BondRequestResolver(people),
      new UserBondsResolver(people),
      new PeopleResolver(people),
      new TiesResolver(ties, people),
    ],
    routes: [
      ...bondsRoutes({ bonds, people, urlOf }),
      ...peopleRoutes({ people, urlOf }),
      ...tiesRoutes({ ties, people, urlOf }),
    ],
    counts: bondsCounts,
  };
});
