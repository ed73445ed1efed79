import type { Logger } from "pino";
import { FolderMailer } from "./folderMailer.ts";
import type { Mailer } from "./mail.ts";
import { SmtpMailer } from "./smtpMailer.ts";

interface Settings {
  /** Null: no mail leaves the machine. */
  smtpUrl: string | null;
  /** `name@host`, or `Name <name@host>`. */
  from: string;
  /** Where mails are kept that do not leave. */
  folder: string;
  /** Whether the links of mails that do not leave may stand in the log. */
  log: Logger;
}

/** Sends by the mail server of the configuration; without one, keeps each mail as a file and logs its link. */
export const createMailer = ({ smtpUrl, ...settings }: Settings): Mailer =>
  smtpUrl === null ? new FolderMailer(settings) : new SmtpMailer(smtpUrl, settings.from);
