import { feature } from "#server/composition/feature";
import { PresenceResolver } from "./settings.presence.resolver.ts";
import { PresenceService } from "./settings.presence.service.ts";
import { SettingsResolver } from "./settings.resolver.ts";
import { settingsRoutes } from "./settings.routes.ts";
import { SettingsService } from "./settings.service.ts";

/** How members want the product to behave, and whether others see when they are there. */
export const settingsModule = feature(({ db, events }) => {
  const presence = new PresenceService(db, events);
  const settings = new SettingsService({ db, events, presence });
  return {
    services: { presence, settings },
    resolvers: [new PresenceResolver(presence), new SettingsResolver(settings)],
    routes: settingsRoutes(settings),
  };
});
