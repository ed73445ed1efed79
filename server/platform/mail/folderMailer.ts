import { randomBytes } from "node:crypto";
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Logger } from "pino";
import { type Mail, type Mailbox, type Mailer, messageOf, senderOf } from "./mail.ts";
import { writeWhole } from "#server/platform/storage/wholeFile";

interface Settings {
  from: string;
  folder: string;
  log: Logger;
}

const RETENTION_MS = 7 * 24 * 3_600_000;

/** Removes mails that are older than a week: they hold addresses, and links that have long expired. */
export async function clearOldMails(folder: string, now = Date.now()): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.endsWith(".eml"))) {
    const file = path.join(folder, name);
    const written = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => now,
    );
    if (now - written > RETENTION_MS) await rm(file, { force: true });
  }
}

/** Serves installations without a mail server: each mail becomes an .eml file, named so that the newest comes last. */
export class FolderMailer implements Mailer {
  readonly #from: Mailbox;

  constructor(private readonly settings: Settings) {
    this.#from = senderOf(settings.from);
  }

  async send(mail: Mail): Promise<void> {
    const { folder, log } = this.settings;
    const { createTransport } = await import("nodemailer");
    const composer = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
    const { message } = await composer.sendMail(messageOf(mail, this.#from));
    if (!Buffer.isBuffer(message)) throw new Error("The mail was not composed in one piece");
    const moment = new Date().toISOString().replaceAll(":", "-");
    const name = `${moment}-${randomBytes(4).toString("hex")}.eml`;
    await writeWhole(folder, name, message);
    // A person who tries the product out needs the link; the log does not name the recipient.
    log.info({ file: path.join(folder, name), ...(mail.link && { link: mail.link }) }, mail.subject);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
