import { feature } from "#server/composition/feature";
import { RulebookResolver } from "#server/features/community/rulebook/rulebook.resolver";
import { rulebookRoutes } from "#server/features/community/rulebook/rulebook.routes";
import { RulebookService } from "#server/features/community/rulebook/rulebook.service";
import type { MediaPlacementService } from "#server/features/media/placement/placement.service";
import type { MediaService } from "#server/features/media/media.service";
import type { RulesService } from "#server/features/rules/rules.service";
import type { StaffLogService } from "#server/features/staff/log/log.service";
import type { StaffService } from "#server/features/staff/staff.service";
import { PRODUCT_NAME } from "#server/platform/live/community";
import { communityJobs } from "./community.jobs.ts";
import { CommunityService } from "./community.public.service.ts";
import { CommunityResolver } from "./community.resolver.ts";
import { AuditRetentionService } from "./community.retention.service.ts";
import { communityRoutes } from "./community.routes.ts";
import { CommunitySettingsService } from "./community.service.ts";

interface Needs {
  media: MediaService;
  mediaPlacement: MediaPlacementService;
  rules: RulesService;
  staff: StaffService;
  staffLog: StaffLogService;
}

/** What admins decide for the whole community: how it is called, looks and is run, and its rules. */
export const communityModule = feature((core, needs: Needs) => {
  const { media, mediaPlacement: placement, rules, staff, staffLog: log } = needs;
  const { db, events, limits, onError } = core;
  const byDefault = { registration: core.registration, name: PRODUCT_NAME, contact: core.contact };
  const community = new CommunityService({ events, memory: core.community });
  const communitySettings = new CommunitySettingsService({ db, events, limits, placement, staff, log, byDefault });
  const rulebook = new RulebookService({ db, events, limits, rules, staff, log });
  const retention = new AuditRetentionService({ events, settings: communitySettings });
  return {
    services: { communitySettings, rulebook },
    resolvers: [
      new CommunityResolver({ service: community, settings: communitySettings, onError }),
      new RulebookResolver(rulebook),
    ],
    routes: [
      ...communityRoutes({ admit: staff.admit, community, settings: communitySettings, urlOf: media.urlOf }),
      ...rulebookRoutes({ admit: staff.admit, rulebook, urlOf: media.urlOf }),
    ],
    jobs: communityJobs(retention),
  };
});
