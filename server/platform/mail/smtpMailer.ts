import { type Mail, type Mailbox, type Mailer, messageOf, senderOf, UndeliverableError } from "./mail.ts";

const PATIENCE_MS = 10_000;
const CONNECTIONS = 2;

/** Hands mails to a mail server, over connections that stay open. */
export class SmtpMailer implements Mailer {
  readonly #from: Mailbox;
  /** Null until the first mail. */
  #transport: ReturnType<typeof openTransport> | null = null;

  constructor(
    private readonly url: string,
    from: string,
  ) {
    this.#from = senderOf(from);
  }

  async send(mail: Mail): Promise<void> {
    const message = messageOf(mail, this.#from);
    const transport = await (this.#transport ??= openTransport(this.url));
    try {
      await transport.sendMail(message);
    } catch (error) {
      throw toError(error);
    }
  }

  async close(): Promise<void> {
    (await this.#transport)?.close();
  }
}

async function openTransport(url: string) {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: PATIENCE_MS,
    dnsTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
}

/** Returns the fault without the server's own message, which quotes the address. */
function toError(error: unknown): Error {
  const { code, command, responseCode, response } = Object(error) as Record<string, unknown>;
  const words = [code, command, responseCode].filter((part) => typeof part === "string" || typeof part === "number");
  if (refusesRecipient(command, responseCode, response)) {
    return new UndeliverableError(`the mail server knows no such mailbox: ${words.join(" ")}`);
  }
  return new Error(`the mail server did not take the mail: ${words.join(" ")}`);
}

/**
 * Checks whether the server refused the mailbox for good. Refusals of our own server (53x: sign in first; x.7.x: not
 * allowed to relay) look alike, but end when the operator corrects the configuration; their mails must not be lost.
 */
function refusesRecipient(command: unknown, code: unknown, response: unknown): boolean {
  if (command !== "RCPT TO" || typeof code !== "number") return false;
  const ours = /^\d{3}[ -]\d\.7\.\d/.test(typeof response === "string" ? response : "");
  return code >= 550 && code < 560 && !ours;
}
