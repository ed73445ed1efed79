/** One mail to one member. */
export interface Mail {
  to: string;
  /** The name of the sender, where it is not that of the configuration. */
  sender?: string;
  subject: string;
  html: string;
  /** The same content in plain text, each link alone on a line of its own. */
  text: string;
  /** The link that the mail asks the member to open. */
  link?: string;
  /** The address that ends mails of this kind by one POST without a body of ours (RFC 8058); it needs no session. */
  unsubscribe?: string;
}

/** Sends mails. */
export interface Mailer {
  /**
   * Returns when a mail server or the folder has accepted the mail.
   * @throws UndeliverableError when no later try can help; any other error is worth another try.
   */
  send(mail: Mail): Promise<void>;
  /** Closes open connections. */
  close(): Promise<void>;
}

/** The mailbox does not exist, so no later try can help. The error does not contain the address. */
export class UndeliverableError extends Error {
  override name = "UndeliverableError";
}

export interface Mailbox {
  name: string;
  address: string;
}

const LONGEST = 254;
/** The pattern allows one address and nothing else, so that a text can add neither recipients nor headers. */
const ADDRESS = /^[^\s\p{C}@<>,;:"()[\]\\]+@[^\s\p{C}@<>,;:"()[\]\\]+$/u;

/** Checks whether a text is one plain address. */
export const isAddress = (text: string) => text.length <= LONGEST && ADDRESS.test(text);

/** Parses a mailbox written as `name@host` or `Name <name@host>`; returns undefined when it is neither. */
export function parseMailbox(text: string): Mailbox | undefined {
  const [, name = "", address = text] = /^([^<>\p{C}"]*)<([^<>]*)>$/u.exec(text) ?? [];
  return isAddress(address) ? { name: name.trim(), address } : undefined;
}

/**
 * Converts a mail to the message of the library, with objects for addresses, so that the library parses no text again.
 */
export function messageOf(mail: Mail, from: Mailbox) {
  if (!isAddress(mail.to)) throw new UndeliverableError("The mail must have a single plain address as its recipient");
  return {
    from: mail.sender === undefined ? from : { ...from, name: mail.sender },
    to: { name: "", address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // The encoding is never base64, so that a person who opens the file, and a spam filter, can read it.
    textEncoding: "quoted-printable" as const,
    // The headers keep out-of-office notes and the like from being sent back to us.
    headers: {
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
      ...(mail.unsubscribe !== undefined && {
        "List-Unsubscribe": { prepared: true, value: `<${mail.unsubscribe}>` },
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Returns the sender of the configuration, which the server checked at its start. */
export function senderOf(text: string): Mailbox {
  const mailbox = parseMailbox(text);
  if (!mailbox) throw new Error("The sender of mails is not a valid mailbox");
  return { name: mailbox.name || "Commonplace", address: mailbox.address };
}
