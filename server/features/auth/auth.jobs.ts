import type { Job } from "#server/platform/jobs/jobList";
import type { DeletionService } from "#server/features/auth/deletion/deletion.service";
import type { PasswordsService } from "#server/features/auth/passwords/passwords.service";
import type { SessionsService } from "#server/features/auth/sessions/sessions.service";
import type { VerificationService } from "#server/features/auth/verification/verification.service";

interface Services {
  deletion: DeletionService;
  sessions: SessionsService;
  passwords: PasswordsService;
  verification: VerificationService;
}

/**
 * Sends mails after the request was answered, deletes accounts of members who have left, and once a day removes expired
 * rows, on one of all servers.
 */
export const authJobs = ({ deletion, sessions, passwords, verification }: Services): Job[] => [
  { name: "auth.findReset", run: ({ email }: { email: string }) => passwords.mailReset(email) },
  { name: "auth.findVerification", run: ({ email }: { email: string }) => verification.mailVerification(email) },
  { name: "auth.deleteDue", cron: "17 * * * *", run: () => deletion.deleteDue() },
  {
    name: "auth.sweep",
    cron: "41 3 * * *",
    async run() {
      await sessions.sweep();
      await passwords.sweep();
    },
  },
];
