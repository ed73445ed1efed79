import { watch } from "node:fs";
import { mkdir, readdir, readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import path from "node:path";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll } from "vitest";

/** A mail as its recipient's program reads it. */
export interface ReceivedMail {
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  headers: Map<string, string>;
  /** Every address that is alone on a line of the text. */
  links: string[];
  raw: string;
}

/** The mails that have arrived; a test waits for the next one, never for a time. */
export class Mailbox {
  readonly mails: ReceivedMail[] = [];
  #waiting: { fits: (mail: ReceivedMail) => boolean; resolve: (mail: ReceivedMail) => void }[] = [];

  /** Returns the first matching mail to an address, among those that have arrived and those to come. */
  to(address: string, fits: (mail: ReceivedMail) => boolean = () => true): Promise<ReceivedMail> {
    const wanted = (mail: ReceivedMail) => mail.to === address && fits(mail);
    const known = this.mails.find(wanted);
    return known ? Promise.resolve(known) : new Promise((resolve) => this.#waiting.push({ fits: wanted, resolve }));
  }

  /** Returns all mails to an address until now. */
  allTo(address: string): ReceivedMail[] {
    return this.mails.filter(({ to }) => to === address);
  }

  async receive(raw: string): Promise<void> {
    const mail = await read(raw);
    this.mails.push(mail);
    for (const { resolve } of this.#waiting.filter(({ fits }) => fits(mail))) resolve(mail);
    this.#waiting = this.#waiting.filter(({ fits }) => !fits(mail));
  }
}

/** A real mail server. It can be closed and opened again on the same port. */
export class MailServer extends Mailbox {
  /** The number of connections so far. */
  connections = 0;
  /** The recipients that it refuses permanently. */
  readonly refused = new Set<string>();
  #server: SMTPServer | null = null;
  #port = 0;

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  /** Opens the port. */
  async open(): Promise<this> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["AUTH", "STARTTLS"],
      onConnect: (_, done) => {
        this.connections++;
        done();
      },
      onRcptTo: ({ address }, _, done) => {
        if (!this.refused.has(address)) return done();
        done(Object.assign(new Error(`5.1.1 <${address}> no such mailbox`), { responseCode: 550 }));
      },
      onData: (stream, _, done) => {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => void this.receive(Buffer.concat(chunks).toString("utf8")).then(() => done(), done));
      },
    });
    server.on("error", () => {});
    const listener = await new Promise<AddressInfo | string | null>((resolve) => {
      const net = server.listen(this.#port, "127.0.0.1", () => resolve(net.address()));
    });
    if (typeof listener === "object" && listener) this.#port = listener.port;
    this.#server = server;
    return this;
  }

  /** Closes the server; it opens again on the same port. */
  close(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    return new Promise((resolve) => (server ? server.close(resolve) : resolve()));
  }
}

/**
 * Starts a mail server for the test file that calls this at its top; with `open` false, its port is known and closed.
 */
export async function startMailServer({ open = true } = {}): Promise<MailServer> {
  const server = await new MailServer().open();
  afterAll(() => server.close());
  if (!open) await server.close();
  return server;
}

/** Returns the mails that the product writes into its data folder when it has no mail server. */
export async function folderMailbox({ dataDir }: { dataDir: string }): Promise<Mailbox> {
  const folder = path.join(dataDir, "mail");
  const mailbox = new Mailbox();
  const seen = new Set<string>();
  await mkdir(folder, { recursive: true });
  const look = async () => {
    for (const name of await readdir(folder)) {
      if (!name.endsWith(".eml") || name.startsWith(".") || seen.has(name)) continue;
      seen.add(name);
      // A file is read once, when it appears: an incomplete file would be an incomplete mail.
      await mailbox.receive(await readFile(path.join(folder, name), "utf8"));
    }
  };
  const watcher = watch(folder, () => void look());
  afterAll(() => watcher.close());
  await look();
  return mailbox;
}

async function read(raw: string): Promise<ReceivedMail> {
  const { to, from, subject, text, html, headers } = await PostalMime.parse(raw);
  const plain = text ?? "";
  return {
    to: (to ?? []).map(({ address }) => address).join(", "),
    from: from?.address ?? "",
    subject: subject ?? "",
    text: plain,
    html: html ?? "",
    headers: new Map(headers.map(({ key, value }) => [key, value])),
    links: plain.match(/^https?:\/\/\S+$/gm) ?? [],
    raw,
  };
}
