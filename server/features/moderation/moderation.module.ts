import { feature } from "#server/composition/feature";
import type { MediaService } from "#server/features/media/media.service";
import { appealsModule } from "./appeals/appeals.module.ts";
import { decisionsModule } from "./decisions/decisions.module.ts";
import { FiltersResolver } from "./filters/filters.resolver.ts";
import { FiltersService } from "./filters/filters.service.ts";
import { caseChanged } from "./moderation.model.ts";
import { deskRoutes, monthlyRoutes, queueRoutes } from "./moderation.routes.ts";
import { MonthlyResolver } from "./monthly/monthly.resolver.ts";
import { MonthlyService } from "./monthly/monthly.service.ts";
import { queueModule } from "./queue/queue.module.ts";
import { groupRemovalsModule } from "./removals/removals.module.ts";

type Needs = Parameters<typeof queueModule>[1] &
  Omit<Parameters<typeof decisionsModule>[1], "cases" | "queue"> &
  Parameters<typeof groupRemovalsModule>[1] & { media: MediaService };

/** Assembles the work of moderators: the queue, decisions, appeals, and the public report; and that of groups' admins. */
export const moderationModule = feature((core, earlier: Needs) => {
  const { db, caches, events, limits } = core;
  const { staff, media } = earlier;
  const listed = queueModule(core, earlier);
  const decided = decisionsModule(core, { ...earlier, ...listed.services });
  const appealed = appealsModule(core, { ...earlier, ...listed.services });
  const removed = groupRemovalsModule(core, earlier);
  const filters = new FiltersService({ db, limits, staff });
  const monthly = new MonthlyService(db, caches);
  events.onChange(caseChanged, () => monthly.forget());
  const { urlFor } = media;
  const services = { ...listed.services, ...decided.services, ...appealed.services, filters, urlFor };
  return {
    services: { monthly },
    resolvers: [
      ...listed.resolvers,
      ...decided.resolvers,
      ...appealed.resolvers,
      ...removed.resolvers,
      new FiltersResolver(filters),
      new MonthlyResolver(monthly),
    ],
    routes: [
      ...queueRoutes(staff.admit, services),
      ...deskRoutes(staff.admit, services),
      ...monthlyRoutes(monthly),
      ...removed.routes,
    ],
  };
});
