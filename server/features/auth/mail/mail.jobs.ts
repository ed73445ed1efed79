import type { Logger } from "pino";
import type { BackOff } from "#server/platform/jobs/backOff";
import type { Job } from "#server/platform/jobs/jobList";
import { type Mailer, UndeliverableError } from "#server/platform/mail/mail";
import type { Addressed, MailingService } from "./mail.mailing.service.ts";
import type { Rendered } from "./mail.template.mails.tsx";

interface Parts {
  mailing: MailingService;
  mailer: Mailer;
  log: Logger;
  backOff: BackOff;
}

/**
 * Sends mails about the account after the request was answered, from a job that commits with its cause: a mail server
 * that is down delays mails and loses none.
 */
export function authMails({ mailing, mailer, log, backOff }: Parts): Job[] {
  const send = async (job: string, to: string, mail: Rendered) => {
    try {
      await mailer.send({ to, ...mail });
    } catch (err) {
      if (!(err instanceof UndeliverableError)) throw err;
      log.warn({ err, job }, "a mail is given up");
    }
  };
  /** Creates a job that mails a member, who may have left by then. */
  const toMember = (
    name: string,
    find: (memberId: number) => Promise<Addressed | null>,
    write: (mails: Mails, mail: Addressed) => Promise<Rendered>,
  ): Job => ({
    name,
    async run({ userId }: { userId: number }) {
      const mail = await find(userId);
      if (mail) await send(name, mail.to, await write(await loadMails(), mail));
    },
    backOff,
  });
  const deleted = "auth.mailAccountDeleted";
  return [
    toMember(
      "auth.mailVerification",
      (id) => mailing.verification(id),
      (mails, mail) => mails.verificationMail(mail),
    ),
    toMember(
      "auth.mailReset",
      (id) => mailing.reset(id),
      (mails, mail) => mails.resetMail(mail),
    ),
    toMember(
      "auth.mailPasswordChanged",
      (id) => mailing.passwordChanged(id),
      (mails, mail) => mails.passwordChangedMail(mail),
    ),
    {
      name: deleted,
      run: async (gone: { email: string; name: string }) =>
        send(deleted, gone.email, await (await loadMails()).accountDeletedMail(gone)),
      backOff,
    },
  ];
}

/** A server that sends no mail does not load its templates and their renderer. */
const loadMails = () => import("./mail.mails.tsx");
type Mails = Awaited<ReturnType<typeof loadMails>>;
