import { feature } from "#server/composition/feature";
import type { PasswordsService } from "#server/features/auth/passwords/passwords.service";
import { MediaAddresses } from "#server/features/media/addresses/addresses.service";
import type { PreferencesService } from "#server/features/feed/preferences/preferences.service";
import type { InsightsService } from "#server/features/insights/insights.service";
import type { NotificationsService } from "#server/features/notifications/notifications.service";
import type { ChoicesService } from "#server/features/reach/choices/choices.service";
import type { PushService } from "#server/features/push/push.service";
import type { SettingsService } from "#server/features/settings/settings.service";
import { exportsJobs } from "./exports.jobs.ts";
import { ExportAddressResolver, ExportsResolver } from "./exports.resolver.ts";
import { exportsRoutes } from "./exports.routes.ts";
import { ExportsService } from "./exports.service.ts";
import { ExportsSweepService } from "./exports.sweep.service.ts";

interface Needs {
  feedPreferences: PreferencesService;
  insights: InsightsService;
  notifications: NotificationsService;
  passwords: PasswordsService;
  push: PushService;
  reach: ChoicesService;
  settings: SettingsService;
}

/** Assembles exports: copies of everything that is a member's. */
export const exportsModule = feature(
  (core, { feedPreferences, insights, notifications, passwords, push, reach, settings }: Needs) => {
    const { db, audit, events, jobs, limits, log, metrics, publicUrl, temporaryFolder } = core;
    const addresses = new MediaAddresses({ publicUrl, ...core.secrets }, "downloads");
    const exports = new ExportsService({ db, audit, events, jobs, limits, passwords, addresses });
    const storage = core.exportStorage;
    // A process that makes no export does not load what reads everything of a member and writes archives.
    const making = async () => {
      const { ContentsService } = await import("./contents/contents.service.ts");
      const { ExportsMakingService } = await import("./exports.making.service.ts");
      const contents = new ContentsService({
        db,
        storage: core.storage,
        feedPreferences,
        insights,
        settings,
        notifications,
        push,
        reach,
        publicUrl,
      });
      return new ExportsMakingService({ db, contents, jobs, limits, log, metrics, storage, temporaryFolder });
    };
    const sweep = new ExportsSweepService({ db, jobs, limits, storage });
    return {
      services: { exports },
      resolvers: [new ExportsResolver(exports), new ExportAddressResolver(exports)],
      routes: exportsRoutes(exports),
      jobs: exportsJobs({ making, sweep }),
    };
  },
);
