import "reflect-metadata";
import { Arg, Int, Query, Resolver } from "type-graphql";
import { MONTHS_MAX } from "#server/features/moderation/moderation.limits.rules";
import { Charged } from "#server/graphql/cost/charges";
import type { MonthView } from "./monthly.model.ts";
import type { MonthlyService } from "./monthly.service.ts";
import { ModerationReportMonth } from "./monthly.types.ts";

/** Serves the public report of moderation over GraphQL. */
@Resolver()
export class MonthlyResolver {
  constructor(private readonly monthly: MonthlyService) {}

  @Charged({ atMost: MONTHS_MAX, points: 20 })
  @Query(() => [ModerationReportMonth], {
    description: "Returns what members reported and moderators decided by month, the newest first. Guests see it too.",
  })
  moderationReport(
    @Arg("months", () => Int, { defaultValue: MONTHS_MAX, description: `Number of months, 1 to ${MONTHS_MAX}.` })
    months: number,
  ): Promise<MonthView[]> {
    return this.monthly.list({ months });
  }
}
