import type { Job } from "#server/platform/jobs/jobList";
import type { RegistrationReviewService } from "./registration.review.service.ts";

interface Services {
  /** Deletes applications that were decided long ago. */
  sweepApplications: () => Promise<void>;
  staffing: RegistrationReviewService;
}

/** Once a day, on one of all servers: looks whether anybody moderates, and deletes old applications. */
export const registrationJobs = ({ sweepApplications, staffing }: Services): Job[] => [
  {
    name: "registration.review",
    cron: "17 4 * * *",
    async run() {
      await staffing.review();
      await sweepApplications();
    },
  },
];
