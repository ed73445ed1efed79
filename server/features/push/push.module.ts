import { feature } from "#server/composition/feature";
import type { NotificationsService } from "#server/features/notifications/notifications.service";
import type { ChoicesService } from "#server/features/reach/choices/choices.service";
import { pushJobs } from "./push.jobs.ts";
import { PushResolver } from "./push.resolver.ts";
import { pushRoutes } from "./push.routes.ts";
import { SendingService } from "./push.sending.service.ts";
import { PushService } from "./push.service.ts";
import { WatchingService } from "./push.watching.service.ts";

interface Needs {
  notifications: NotificationsService;
  reach: ChoicesService;
}

/** Assembles pushes to the devices of members. The feature listens to notifications, messages and what is read. */
export const pushModule = feature((core, { notifications, reach: choices }: Needs) => {
  const { db, events, jobs, limits, pusher, sessionIdle } = core;
  const push = new PushService({ db, limits, pusher, sessionIdle });
  const sending = new SendingService({ db, jobs, choices, notifications, pusher, sessionIdle });
  const watching = new WatchingService(db, events);
  return {
    services: { push },
    resolvers: [new PushResolver(push)],
    routes: pushRoutes(push),
    jobs: pushJobs({ sending, watching, backOff: core.mailBackOff }),
  };
});
