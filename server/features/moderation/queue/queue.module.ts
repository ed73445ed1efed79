import { feature } from "#server/composition/feature";
import type { StaffService } from "#server/features/staff/staff.service";
import { CasesService } from "./queue.cases.service.ts";
import { QueueLiveResolver } from "./queue.live.resolver.ts";
import { LiveQueueService } from "./queue.live.service.ts";
import { QueueResolver } from "./queue.resolver.ts";
import { QueueService } from "./queue.service.ts";

interface Needs {
  staff: StaffService;
}

/** Assembles the list of what members reported, and its live changes. */
export const queueModule = feature(({ db, events, onError }, { staff }: Needs) => {
  const cases = new CasesService(db);
  const queue = new QueueService({ db, staff, cases });
  const live = new LiveQueueService(db, staff);
  return {
    services: { cases, queue },
    resolvers: [new QueueResolver(queue), new QueueLiveResolver({ queue, live, events, onError })],
  };
});
