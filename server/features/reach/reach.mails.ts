import { COMMUNITY } from "#server/core/words/communityName.rules";
import { greet } from "#server/features/auth/mail/mail.names.model";
import type { MailList, Rendered } from "#server/features/auth/mail/mail.content.model";
import { renderInTemplate } from "#server/features/auth/mail/mail.render.mails";

type Items = MailList["items"];

interface DigestContent {
  name: string;
  frequency: "daily" | "weekly";
  happened: Items;
  followed: Items;
  link: string;
  unsubscribe: string;
}

const WHEN = { daily: "every day", weekly: "every Monday" };

/** Sums up what a member missed. */
export const digestMail = (digest: DigestContent): Promise<Rendered> =>
  renderInTemplate({
    subject: digest.frequency === "daily" ? `Your day on ${COMMUNITY}` : `Your week on ${COMMUNITY}`,
    greeting: greet(digest.name),
    paragraphs: [digest.happened.length > 0 ? "This happened while you were away." : "This is what you missed."],
    lists: [
      { heading: "What happened to yours", items: digest.happened },
      { heading: "From what you follow", items: digest.followed },
    ].filter(({ items }) => items.length > 0),
    action: { label: `Open ${COMMUNITY}`, link: digest.link },
    notes: [
      `You get this email ${WHEN[digest.frequency]} if there is something to say. Your settings have the choices.`,
    ],
    end: { label: "Stop these emails", link: digest.unsubscribe },
  });

interface MessageContent {
  name: string;
  /** Who wrote; null for somebody who cannot be named. */
  from: string | null;
  link: string;
  unsubscribe: string;
}

/** Informs a member who is away that somebody wrote to them. What was written is not in the mail. */
export const messageMail = ({ name, from, link, unsubscribe }: MessageContent): Promise<Rendered> =>
  renderInTemplate({
    subject: `${from ?? "Somebody"} wrote to you`,
    greeting: greet(name),
    paragraphs: [`${from ?? "Somebody"} sent you a message on ${COMMUNITY} while you were away.`],
    action: { label: "Read the message", link },
    notes: ["You get one email for each conversation until you are back."],
    end: { label: "Stop these emails", link: unsubscribe },
  });

interface NoticeContent {
  name: string;
  happened: Items;
  link: string;
  unsubscribe: string;
}

/** Informs a member who is away about the kinds of acts of which they want to be mailed at once. */
export const noticeMail = ({ name, happened, link, unsubscribe }: NoticeContent): Promise<Rendered> =>
  renderInTemplate({
    subject: happened.length === 1 ? (happened[0]?.text ?? "News for you") : `${happened.length} things happened`,
    greeting: greet(name),
    paragraphs: ["This happened while you were away."],
    lists: [{ heading: "What happened", items: happened }],
    action: { label: "Open notifications", link },
    notes: ["You get this email because you chose in your settings to be mailed at once."],
    end: { label: "Stop these emails", link: unsubscribe },
  });
