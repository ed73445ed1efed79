import type { BackOff } from "#server/platform/jobs/backOff";
import type { Job, Upkeep } from "#server/platform/jobs/jobList";
import type { Delivery, Subject } from "./push.model.ts";
import type { SendingService } from "./push.sending.service.ts";
import type { WatchingService } from "./push.watching.service.ts";

interface Services {
  sending: SendingService;
  watching: WatchingService;
  backOff: BackOff;
}

/** The longest time until a message is on its way to the devices of its reader. */
const FLUSH_EVERY_MS = 500;

/** Pushes what happens, closes what was read, and forgets devices that have ended. */
export const pushJobs = ({ sending, watching, backOff }: Services): (Job | Upkeep)[] => [
  { name: "schedule pushes", everyMs: FLUSH_EVERY_MS, run: () => watching.flush() },
  {
    name: "push.notify",
    run: ({ userId, ...subject }: { userId: number } & Subject) => sending.push(userId, subject),
  },
  { name: "push.close", run: ({ userId }: { userId: number }) => sending.close(userId) },
  { name: "push.deliver", isSlow: true, backOff, run: (delivery: Delivery) => sending.deliver(delivery) },
  { name: "push.sweep", cron: "33 * * * *", run: () => sending.sweep() },
];
