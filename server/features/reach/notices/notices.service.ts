import type { Db } from "#server/db/client";
import type { MailingService, Recipient } from "#server/features/auth/mail/mail.mailing.service";
import { withoutLinks } from "#server/features/auth/mail/mail.names.model";
import type { NotificationsService } from "#server/features/notifications/notifications.service";
import type { ChoicesService } from "#server/features/reach/choices/choices.service";
import { isQuietFor } from "#server/features/reach/digests/digests.model";
import { lineOf } from "#server/features/reach/digests/digests.service";
import type { StoppingService } from "#server/features/reach/stopping/stopping.service";
import type { Jobs } from "#server/platform/jobs/jobs";
import {
  awayMembers,
  forgetRead,
  moveUntil,
  noteMessages,
  returnMessages,
  returnUntil,
  takeMessages,
  untilOf,
} from "./notices.queries.ts";

interface Parts {
  db: Db;
  jobs: Jobs;
  publicUrl: string;
  mailing: MailingService;
  choices: ChoicesService;
  notifications: NotificationsService;
  stopping: StoppingService;
}

/** A mail at once about a conversation. */
export interface MessageMail extends Recipient {
  conversationId: number;
  from: string | null;
  link: string;
  unsubscribe: string;
}

/** A mail at once about notifications. */
export interface NoticeMail extends Recipient {
  happened: { text: string; detail: string | null; link: string }[];
  link: string;
  unsubscribe: string;
  /** Up to when notifications were mailed before. */
  before: string | null;
}

const HOUR_MS = 3_600_000;
/** Notifications in one mail. */
const HAPPENED_MAX = 10;

/** Mails members at once who are away: of messages of two, and of the kinds of acts that they chose. */
export class NoticesService {
  constructor(private readonly parts: Parts) {}

  /** Looks for what is new, and for members who have to be mailed of it now. */
  async look(now = new Date()): Promise<void> {
    const { db, jobs } = this.parts;
    await noteMessages(db, {});
    let after = 0;
    for (;;) {
      const members = await awayMembers(db, { after });
      const last = members.at(-1);
      if (!last) return;
      after = last.id;
      for (const { id } of members.filter((member) => !isQuietFor(member, now))) {
        await jobs.enqueue(
          db,
          "reach.mailNotices",
          { userId: id },
          { key: `reach.mailNotices:${id}`, queue: "reach.notices" },
        );
      }
    }
  }

  /** Deletes what no longer waits. */
  sweep(): Promise<void> {
    return this.parts.db.transaction((tx) => forgetRead(tx));
  }

  /** Takes the conversations of which a member has to be mailed; they count as mailed from now on. */
  async takeMessages(userId: number): Promise<MessageMail[]> {
    const { db, mailing, publicUrl, stopping } = this.parts;
    const recipient = await mailing.recipient(userId);
    if (!recipient) return [];
    const unsubscribe = stopping.linkFor(userId, "notices");
    const taken = await takeMessages(db, userId);
    return taken.map(({ conversationId, name }) => ({
      ...recipient,
      conversationId,
      from: name === null ? null : withoutLinks(name),
      link: `${publicUrl}/chat?c=${conversationId}`,
      unsubscribe,
    }));
  }

  /** Lets conversations wait again, so that a later try mails of them. */
  giveMessagesBack(userId: number, mails: readonly MessageMail[]): Promise<void> {
    return returnMessages(
      this.parts.db,
      userId,
      mails.map(({ conversationId }) => conversationId),
    );
  }

  /** Takes the notifications of which a member has to be mailed; null when there are none. */
  async takeNotice(userId: number, now = new Date()): Promise<NoticeMail | null> {
    const { db, mailing, choices, notifications: source, publicUrl, stopping } = this.parts;
    const recipient = await mailing.recipient(userId);
    if (!recipient) return null;
    const viewer = { id: userId, sessionId: 0 };
    const { matrix } = await choices.get(viewer);
    const kinds = new Set<string>(matrix.flatMap(({ kind, app, mail }) => (app && mail ? [kind] : [])));
    if (kinds.size === 0) return null;
    const before = await untilOf(db, userId);
    const since = before ?? new Date(now.getTime() - HOUR_MS).toISOString();
    const { notifications } = await source.numberedPage(viewer, { filter: "unread" }, 1);
    const news = notifications.filter(({ type, seen, lastEventAt }) => kinds.has(type) && !seen && lastEventAt > since);
    const [newest] = news;
    if (!newest || !(await moveUntil(db, { userId, before, until: newest.lastEventAt }))) return null;
    return {
      ...recipient,
      happened: news.slice(0, HAPPENED_MAX).map((one) => lineOf(one, publicUrl)),
      link: `${publicUrl}/notifications`,
      unsubscribe: stopping.linkFor(userId, "notices"),
      before,
    };
  }

  /** Lets notifications wait again, so that a later try mails of them. */
  giveNoticeBack(userId: number, { before }: NoticeMail): Promise<void> {
    return returnUntil(this.parts.db, userId, before);
  }
}
