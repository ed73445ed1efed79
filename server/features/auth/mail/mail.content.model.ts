/** A list of a mail; each item leads to a page. */
export interface MailList {
  heading: string;
  items: { text: string; detail: string | null; link: string }[];
}

/** The content of a mail, before it is rendered. */
export interface MailContent {
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** Lists below the paragraphs, each under a heading. */
  lists?: MailList[];
  /** The one action that the mail asks for. */
  action?: { label: string; link: string };
  /** Small remarks at the end. */
  notes: string[];
  /** The page that ends mails of this kind. */
  end?: { label: string; link: string };
}

/** A mail as it is sent. */
export interface Rendered {
  subject: string;
  html: string;
  text: string;
  link?: string;
}
