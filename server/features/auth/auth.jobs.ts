import type { Jobs } from "#server/platform/jobs/jobs";
import type { PasswordsService } from "#server/features/auth/passwords/passwords.service";
import type { SessionsService } from "#server/features/auth/sessions/sessions.service";
import type { VerificationService } from "#server/features/auth/verification/verification.service";

interface Services {
  sessions: SessionsService;
  passwords: PasswordsService;
  verification: VerificationService;
}

/** Looks behind the answer for whom a mail is, and forgets once a day, on one server of all, what is over. */
export function registerAuthJobs(jobs: Jobs, { sessions, passwords, verification }: Services): void {
  jobs.define("auth.findReset", ({ email }: { email: string }) => passwords.mailReset(email));
  jobs.define("auth.findVerification", ({ email }: { email: string }) => verification.mailVerification(email));
  jobs.define("auth.sweep", async () => {
    await sessions.sweep();
    await passwords.sweep();
  });
  jobs.cron("41 3 * * *", "auth.sweep");
}
