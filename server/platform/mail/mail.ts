/** One mail to one member. */
export interface Mail {
  to: string;
  subject: string;
  html: string;
  /** The same in plain text, each link bare on a line of its own. */
  text: string;
  /** What the member is to open. */
  link?: string;
}

/** Takes mails away. */
export interface Mailer {
  /**
   * Returns when the mail is taken, for good.
   * @throws UndeliverableError when no later try can help; any other error is worth another try.
   */
  send(mail: Mail): Promise<void>;
  /** Ends open connections. */
  close(): Promise<void>;
}

/** Nobody will ever take this mail: there is no such mailbox. Says nothing of whose it is. */
export class UndeliverableError extends Error {
  override name = "UndeliverableError";
}

export interface Mailbox {
  name: string;
  address: string;
}

const LONGEST = 254;
/** One address and nothing else, so that it can neither add recipients nor headers. */
const ADDRESS = /^[^\s\p{C}@<>,;:"()[\]\\]+@[^\s\p{C}@<>,;:"()[\]\\]+$/u;

/** Whether a text is one plain address. */
export const isAddress = (text: string) => text.length <= LONGEST && ADDRESS.test(text);

/** A mailbox written as `name@host` or `Name <name@host>`; undefined when it is neither. */
export function parseMailbox(text: string): Mailbox | undefined {
  const [, name = "", address = text] = /^([^<>\p{C}"]*)<([^<>]*)>$/u.exec(text) ?? [];
  return isAddress(address) ? { name: name.trim(), address } : undefined;
}

/** What a mail becomes on its way: objects for addresses, so that nothing is read out of a text again. */
export function messageOf(mail: Mail, from: Mailbox) {
  if (!isAddress(mail.to)) throw new UndeliverableError("The mail is not for one plain address");
  return {
    from,
    to: { name: "", address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // Never base64: a person who opens the file, and a filter on the way, can read it.
    textEncoding: "quoted-printable" as const,
    // Out-of-office notes and the like are not sent back to us.
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The sender of the configuration, which was checked when the server started. */
export function senderOf(text: string): Mailbox {
  const mailbox = parseMailbox(text);
  if (!mailbox) throw new Error("The sender of mails is not a mailbox");
  return { name: mailbox.name || "Commonplace", address: mailbox.address };
}
