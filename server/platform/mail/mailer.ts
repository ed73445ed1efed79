import type { Logger } from "pino";
import { FolderMailer } from "./folderMailer.ts";
import type { Mailer } from "./mail.ts";
import { SmtpMailer } from "./smtpMailer.ts";

interface Settings {
  /** Null means that no mail leaves the machine. */
  smtpUrl: string | null;
  /** `name@host`, or `Name <name@host>`. */
  from: string;
  /** The folder for mails that do not leave the machine. */
  folder: string;
  /** The log that shows the links of mails which do not leave the machine. */
  log: Logger;
  /** Whether that log contains them; in production it does not. */
  logsLinks: boolean;
}

/**
 * Creates a mailer that uses the mail server of the configuration; without one it stores each mail as a file and logs
 * its link.
 */
export const createMailer = ({ smtpUrl, ...settings }: Settings): Mailer =>
  smtpUrl === null ? new FolderMailer(settings) : new SmtpMailer(smtpUrl, settings.from);
