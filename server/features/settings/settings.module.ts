import { feature } from "#server/composition/feature";
import { PresenceResolver } from "./settings.presence.resolver.ts";
import { PresenceService } from "./settings.presence.service.ts";
import { SettingsResolver } from "./settings.resolver.ts";
import { settingsRoutes } from "./settings.routes.ts";
import { SettingsService } from "./settings.service.ts";

/** Assembles the settings of members, and the presence that depends on them. */
export const settingsModule = feature(({ db, caches, events, limits }) => {
  const presence = new PresenceService(db, events, caches);
  const settings = new SettingsService({ db, events, limits, presence });
  return {
    services: { presence, settings },
    resolvers: [new PresenceResolver(presence), new SettingsResolver(settings)],
    routes: settingsRoutes(settings),
  };
});
