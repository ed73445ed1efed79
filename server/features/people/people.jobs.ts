import type { Job } from "#server/platform/jobs/jobList";
import type { ReviewSlice, StandingService } from "./people.standing.service.ts";

/**
 * Works out who has standing: of a member who verifies the address, each hour of whoever wrote lately, and each night of
 * everybody, on one server of all.
 */
export const peopleJobs = (standing: StandingService): Job[] => [
  {
    name: "people.reviewMember",
    run: ({ memberId }: { memberId: number }) => standing.reviewMember(memberId),
  },
  { name: "people.reviewWriters", isSlow: true, cron: "7 * * * *", run: () => standing.reviewWriters() },
  {
    name: "people.reviewStanding",
    isSlow: true,
    cron: "13 1 * * *",
    run: (slice: ReviewSlice) => standing.reviewEverybody(slice),
  },
];
