import type { KeyStore } from "#server/db/idempotencyKeys";
import { clearOldMails } from "#server/platform/mail/folderMailer";
import type { Job, Upkeep } from "#server/platform/jobs/jobList";
import type { Limits } from "#server/platform/limits/limiter";

interface Parts {
  keys: readonly KeyStore[];
  limits: Limits;
  /** The folder for mails that do not leave the machine. */
  mailFolder: string;
  /** Removes the files of requests that ended with their process. */
  clearSending: () => void;
}

const HOUR_MS = 3_600_000;
const SENDING_MS = 120_000;

/** Removes old data of the platform, beside the jobs of features. */
export const upkeepJobs = ({ keys, limits, mailFolder, clearSending }: Parts): (Job | Upkeep)[] => [
  {
    name: "rest.forgetAnswers",
    cron: "23 * * * *",
    run: async () => void (await Promise.all(keys.map((one) => one.purge()))),
  },
  { name: "limits.purge", cron: "29 * * * *", run: () => limits.purge() },
  { name: "clear the files of killed requests", everyMs: SENDING_MS, run: async () => clearSending() },
  { name: "clear old mails", everyMs: HOUR_MS, run: () => clearOldMails(mailFolder) },
];
