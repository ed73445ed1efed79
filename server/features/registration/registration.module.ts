import { feature } from "#server/composition/feature";
import type { RegistrationService } from "#server/features/auth/registration/registration.service";
import type { CommunitySettingsService } from "#server/features/community/community.service";
import type { MediaService } from "#server/features/media/media.service";
import { ApplicationsResolver } from "#server/features/registration/applications/applications.resolver";
import { applicationsRoutes } from "#server/features/registration/applications/applications.routes";
import { ApplicationsService } from "#server/features/registration/applications/applications.service";
import { InvitationsResolver } from "#server/features/registration/invitations/invitations.resolver";
import { invitationsRoutes } from "#server/features/registration/invitations/invitations.routes";
import { InvitationsService } from "#server/features/registration/invitations/invitations.service";
import type { StaffLogService } from "#server/features/staff/log/log.service";
import type { StaffService } from "#server/features/staff/staff.service";
import { registrationJobs } from "./registration.jobs.ts";
import { RegistrationReviewService } from "./registration.review.service.ts";

interface Needs {
  communitySettings: CommunitySettingsService;
  media: MediaService;
  registrations: RegistrationService;
  staff: StaffService;
  staffLog: StaffLogService;
}

/** What staff decide about who becomes a member: how, who of those who ask, and whom to invite. */
export const registrationModule = feature((core, needs: Needs) => {
  const { communitySettings, media, registrations, staff, staffLog: log } = needs;
  const { urlOf } = media;
  const { db, events, jobs, limits, publicUrl } = core;
  const staffing = new RegistrationReviewService({ events, jobs, settings: communitySettings });
  const applications = new ApplicationsService({ db, events, jobs, limits, registrations, staff, log });
  const invitations = new InvitationsService({ db, events, limits, staff, log, publicUrl });
  return {
    services: { applications, invitations },
    resolvers: [new ApplicationsResolver(applications), new InvitationsResolver(invitations)],
    routes: [...applicationsRoutes(staff.admit, applications), ...invitationsRoutes(staff.admit, invitations, urlOf)],
    jobs: registrationJobs({ sweepApplications: () => registrations.sweep(), staffing }),
  };
});
