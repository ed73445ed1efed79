import { feature } from "#server/composition/feature";
import { RulesResolver } from "./rules.resolver.ts";
import { rulesRoutes } from "./rules.routes.ts";
import { RulesService } from "./rules.service.ts";

/** Assembles the community's rules. */
export const rulesModule = feature(({ db, limits }) => {
  const rules = new RulesService(db, limits);
  return { services: { rules }, resolvers: [new RulesResolver(rules)], routes: rulesRoutes(rules) };
});
