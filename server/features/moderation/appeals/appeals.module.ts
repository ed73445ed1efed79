import { feature } from "#server/composition/feature";
import type { CasesService } from "#server/features/moderation/queue/queue.cases.service";
import type { QueueService } from "#server/features/moderation/queue/queue.service";
import type { RulesService } from "#server/features/rules/rules.service";
import type { StaffLogService } from "#server/features/staff/log/log.service";
import type { StaffService } from "#server/features/staff/staff.service";
import type { SuspensionsService } from "#server/features/suspensions/suspensions.service";
import { DecidingService } from "./appeals.deciding.service.ts";
import { ModerationAppealsResolver } from "./appeals.resolver.ts";
import { AppealsService } from "./appeals.service.ts";

interface Needs {
  cases: CasesService;
  queue: QueueService;
  rules: RulesService;
  staff: StaffService;
  staffLog: StaffLogService;
  suspensions: SuspensionsService;
}

/** Assembles the appeals of suspended members, as moderators decide them. */
export const appealsModule = feature(
  ({ db, events, jobs, limits }, { cases, queue, rules, staff, staffLog: log, suspensions }: Needs) => {
    const appeals = new AppealsService({ db, staff, rules, cases });
    const deciding = new DecidingService({ events, jobs, limits, staff, log, suspensions, appeals });
    return {
      services: { appeals, deciding },
      resolvers: [new ModerationAppealsResolver(appeals, deciding, queue)],
    };
  },
);
