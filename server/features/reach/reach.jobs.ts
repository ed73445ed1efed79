import type { Logger } from "pino";
import type { DigestsService } from "#server/features/reach/digests/digests.service";
import type { NoticesService } from "#server/features/reach/notices/notices.service";
import type { BackOff } from "#server/platform/jobs/backOff";
import type { Job } from "#server/platform/jobs/jobList";
import { type Mail, type Mailer, UndeliverableError } from "#server/platform/mail/mail";
import { digestMail, messageMail, noticeMail } from "./reach.mails.ts";

interface Parts {
  digests: DigestsService;
  notices: NoticesService;
  mailing: { noteRefusal(memberId: number, address: string): Promise<void> };
  mailer: Mailer;
  log: Logger;
  backOff: BackOff;
}

/**
 * Mails digests and notices: every hour members are looked through in batches for whom a digest is due, and every minute
 * those who are away. What is mailed was taken before, so a job that runs twice mails once.
 */
export function reachJobs({ digests, notices, mailing, mailer, log, backOff }: Parts): Job[] {
  /** Sends a mail; when no server takes it now, what was taken for it is given back and the job is tried again. */
  const send = async (userId: number, mail: Mail, giveBack: () => Promise<void>) => {
    try {
      await mailer.send(mail);
    } catch (err) {
      if (!(err instanceof UndeliverableError)) {
        await giveBack();
        throw err;
      }
      log.warn({ err }, "a mail is given up");
      await mailing.noteRefusal(userId, mail.to);
    }
  };
  return [
    {
      name: "reach.digests",
      cron: "23 * * * *",
      isSlow: true,
      run: ({ after = 0 }: { after?: number }) => digests.begin(after),
    },
    {
      name: "reach.mailDigest",
      isSlow: true,
      backOff,
      async run(taken: { userId: number; period: string }) {
        const digest = await digests.compose(taken);
        if (!digest || !(await digests.take(taken))) return;
        const mail = await digestMail(digest);
        const { to, unsubscribe } = digest;
        await send(taken.userId, { to, ...mail, unsubscribe }, () => digests.giveBack(taken));
      },
    },
    { name: "reach.notices", cron: "* * * * *", run: () => notices.look() },
    { name: "reach.forgetNotices", cron: "41 * * * *", run: () => notices.sweep() },
    {
      name: "reach.mailNotices",
      isSlow: true,
      backOff,
      async run({ userId }: { userId: number }) {
        const messages = await notices.takeMessages(userId);
        for (const [at, message] of messages.entries()) {
          const { to, unsubscribe } = message;
          const mail = await messageMail(message);
          const giveBack = () => notices.giveMessagesBack(userId, messages.slice(at));
          await send(userId, { to, ...mail, unsubscribe }, giveBack);
        }
        const notice = await notices.takeNotice(userId);
        if (!notice) return;
        const { to, unsubscribe } = notice;
        const mail = await noticeMail(notice);
        await send(userId, { to, ...mail, unsubscribe }, () => notices.giveNoticeBack(userId, notice));
      },
    },
  ];
}
