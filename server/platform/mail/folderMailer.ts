import { randomBytes } from "node:crypto";
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Logger } from "pino";
import { type Mail, type Mailbox, type Mailer, messageOf, senderOf } from "./mail.ts";
import { PARTIAL, writeWhole } from "#server/platform/storage/wholeFile";

interface Settings {
  from: string;
  folder: string;
  log: Logger;
  /** Whether the log contains the links of mails, for people who try the product out. */
  logsLinks: boolean;
}

const RETENTION_MS = 7 * 24 * 3_600_000;
/** No mail is written for longer; an older part was left by a process that was killed. */
const PARTIAL_MS = 60_000;

/**
 * Removes mails that are older than a week, because they hold addresses and links that have long expired, and what is
 * left of mails that were never whole.
 */
export async function clearOldMails(folder: string, now = Date.now()): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const isPartial = PARTIAL.test(name);
    if (!isPartial && !name.endsWith(".eml")) continue;
    const file = path.join(folder, name);
    const written = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => now,
    );
    if (now - written > (isPartial ? PARTIAL_MS : RETENTION_MS)) await rm(file, { force: true });
  }
}

/** Serves installations without a mail server: each mail becomes an .eml file, named so that the newest comes last. */
export class FolderMailer implements Mailer {
  readonly #from: Mailbox;

  constructor(private readonly settings: Settings) {
    this.#from = senderOf(settings.from);
  }

  async send(mail: Mail): Promise<void> {
    const { folder, log, logsLinks } = this.settings;
    const { createTransport } = await import("nodemailer");
    const composer = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
    const { message } = await composer.sendMail(messageOf(mail, this.#from));
    if (!Buffer.isBuffer(message)) throw new Error("The mail was not composed in one piece");
    const moment = new Date().toISOString().replaceAll(":", "-");
    const name = `${moment}-${randomBytes(4).toString("hex")}.eml`;
    await writeWhole(folder, name, message);
    // The log does not name the recipient. A link of it may set a new password, and logs are read by many.
    log.info({ file: path.join(folder, name), ...(logsLinks && mail.link && { link: mail.link }) }, mail.subject);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
