import { feature } from "#server/composition/feature";
import type { MediaService } from "#server/features/media/media.service";
import { StaffLogResolver } from "#server/features/staff/log/log.resolver";
import { staffLogRoutes } from "#server/features/staff/log/log.routes";
import { StaffLogService } from "#server/features/staff/log/log.service";
import { StaffRolesResolver } from "#server/features/staff/roles/roles.resolver";
import { staffRolesRoutes } from "#server/features/staff/roles/roles.routes";
import { StaffRolesService } from "#server/features/staff/roles/roles.service";
import { StaffService } from "./staff.service.ts";

interface Needs {
  media: MediaService;
}

/** Who may act for the community: roles with their powers, and the log of what was done with them. */
export const staffModule = feature(({ db, events, limits }, { media: { urlOf } }: Needs) => {
  const staff = new StaffService(db);
  const staffLog = new StaffLogService({ db, events, limits, staff });
  const staffRoles = new StaffRolesService({ db, events, limits, staff, log: staffLog });
  return {
    services: { staff, staffLog, staffRoles },
    resolvers: [new StaffLogResolver(staffLog), new StaffRolesResolver(staffRoles)],
    routes: [...staffLogRoutes(staff, staffLog, urlOf), ...staffRolesRoutes(staff, staffRoles, urlOf)],
  };
});
