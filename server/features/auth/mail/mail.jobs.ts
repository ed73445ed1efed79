import type { Logger } from "pino";
import type { BackOff } from "#server/platform/jobs/backOff";
import type { Job } from "#server/platform/jobs/jobList";
import { type Mailer, UndeliverableError } from "#server/platform/mail/mail";
import type { Addressed, MailingService } from "./mail.mailing.service.ts";
import type { Receipt } from "#server/features/auth/deletion/deletion.receipt.rules";
import type { Rendered } from "./mail.content.model.ts";

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
  const send = senderOf({ mailer, log });
  /** Creates a job that mails a member, who may have left by then. */
  const toMember = <More = object>(
    name: string,
    find: (memberId: number) => Promise<Addressed | null>,
    write: (mails: Mails, mail: Addressed, job: More) => Promise<Rendered>,
  ): Job => ({
    name,
    async run(job: { userId: number } & More) {
      const { userId } = job;
      const mail = await find(userId);
      if (!mail) return;
      const isTaken = await send(name, mail.to, await write(await loadMails(), mail, job));
      if (!isTaken) await mailing.noteRefusal(userId, mail.to);
    },
    backOff,
  });
  /** Creates a job that mails an address of which there is no account: not yet, or not any more. */
  const toAddress = <Mail extends { email: string; name: string }>(
    name: string,
    write: (mails: Mails, mail: Mail) => Promise<Rendered>,
  ): Job => ({
    name,
    async run(mail: Mail) {
      await send(name, mail.email, await write(await loadMails(), mail));
    },
    backOff,
  });
  return [
    ...TO_MEMBERS.map(([name, find, write]) => toMember(name, (id) => find(mailing, id), write)),
    toMember<{ isGranted: boolean; words: string }>(
      "auth.mailAppealDecided",
      (id) => mailing.appealDecided(id),
      (mails, mail, { isGranted, words }) => mails.appealDecidedMail({ ...mail, isGranted, words }),
    ),
    toAddress("auth.mailDeclined", (mails, mail: { email: string; name: string; words: string }) =>
      mails.declinedMail(mail),
    ),
    toAddress("auth.mailAccountDeleted", (mails, mail: { email: string; name: string; receipt: Receipt }) =>
      mails.accountDeletedMail(mail),
    ),
  ];
}

type ToMember = readonly [
  job: string,
  find: (mailing: MailingService, memberId: number) => Promise<Addressed | null>,
  write: (mails: Mails, mail: Addressed) => Promise<Rendered>,
];

/** The mails with a link for a member. */
const TO_MEMBERS: readonly ToMember[] = [
  ["auth.mailVerification", (mailing, id) => mailing.verification(id), (mails, mail) => mails.verificationMail(mail)],
  ["auth.mailReset", (mailing, id) => mailing.reset(id), (mails, mail) => mails.resetMail(mail)],
  [
    "auth.mailPasswordChanged",
    (mailing, id) => mailing.passwordChanged(id),
    (mails, mail) => mails.passwordChangedMail(mail),
  ],
  ["auth.mailExportReady", (mailing, id) => mailing.exportReady(id), (mails, mail) => mails.exportReadyMail(mail)],
  ["auth.mailApproved", (mailing, id) => mailing.approved(id), (mails, mail) => mails.approvedMail(mail)],
  [
    "auth.mailRegistrationChanged",
    (mailing, id) => mailing.registrationChanged(id),
    (mails, mail) => mails.registrationChangedMail(mail),
  ],
];

/** A server that sends no mail does not load its templates and their renderer. */
const loadMails = () => import("./mail.mails.tsx");
type Mails = Awaited<ReturnType<typeof loadMails>>;

/** Returns a function that sends a mail, and answers whether the mail server takes mails to the address. */
const senderOf =
  ({ mailer, log }: Pick<Parts, "mailer" | "log">) =>
  async (job: string, to: string, mail: Rendered): Promise<boolean> => {
    try {
      await mailer.send({ to, ...mail });
      return true;
    } catch (err) {
      if (!(err instanceof UndeliverableError)) throw err;
      log.warn({ err, job }, "a mail is given up");
      return false;
    }
  };
