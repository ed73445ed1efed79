import { feature } from "#server/composition/feature";
import type { MailingService } from "#server/features/auth/mail/mail.mailing.service";
import { TopService } from "#server/features/feed/top/top.service";
import type { NotificationsService } from "#server/features/notifications/notifications.service";
import { ChoicesResolver, QuietHoursResolver } from "#server/features/reach/choices/choices.resolver";
import { choicesRoutes } from "#server/features/reach/choices/choices.routes";
import { ChoicesService } from "#server/features/reach/choices/choices.service";
import { DigestsService } from "#server/features/reach/digests/digests.service";
import { NoticesService } from "#server/features/reach/notices/notices.service";
import { StoppingResolver } from "#server/features/reach/stopping/stopping.resolver";
import { stoppingRoutes } from "#server/features/reach/stopping/stopping.routes";
import { StoppingService } from "#server/features/reach/stopping/stopping.service";
import { reachJobs } from "./reach.jobs.ts";

interface Needs {
  mailing: MailingService;
  notifications: NotificationsService;
}

/** Assembles how members who are away are reached: what they chose, mails at once, and digests. */
export const reachModule = feature((core, { mailing, notifications }: Needs) => {
  const { db, jobs, limits, log, mailer, publicUrl, secrets } = core;
  const choices = new ChoicesService({ db, limits, notifications });
  const stopping = new StoppingService({ db, limits, choices, publicUrl, secrets });
  const parts = { db, jobs, publicUrl, mailing, choices, notifications, stopping };
  const digests = new DigestsService({ ...parts, top: new TopService(db) });
  const notices = new NoticesService(parts);
  return {
    services: { reach: choices },
    resolvers: [new ChoicesResolver(choices), new QuietHoursResolver(), new StoppingResolver(stopping)],
    routes: [...choicesRoutes(choices), ...stoppingRoutes(stopping)],
    jobs: reachJobs({ digests, notices, mailing, mailer, log, backOff: core.mailBackOff }),
  };
});
