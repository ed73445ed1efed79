import type { Jobs } from "#server/platform/jobs";
import type { PasswordsService } from "./auth.passwords.service.ts";
import type { SessionsService } from "./auth.sessions.service.ts";
import type { VerificationService } from "./auth.verification.service.ts";

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
