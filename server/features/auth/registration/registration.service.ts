import { createHash } from "node:crypto";
import { invalid, refusal } from "#server/core/errors";
import { networkOf } from "#server/core/networks";
import type { RequestContext } from "#server/core/viewer";
import { spellingsOf } from "#server/core/words/mailboxes";
import type { Db, Tx } from "#server/db/client";
import { type Account, accountOpened } from "#server/features/auth/auth.model";
import { insertAccount, lockMailbox, takenNames } from "#server/features/auth/auth.queries";
import type { VerificationService } from "#server/features/auth/verification/verification.service";
import type { Events } from "#server/platform/live/events";
import type { Limits } from "#server/platform/limits/limiter";
import type { Admission, RegistrationState } from "./registration.model.ts";
import {
  deleteOldApplications,
  insertApplication,
  insertInvited,
  registrationState,
  takeApplication,
  takeInvitation,
} from "./registration.queries.ts";
import {
  ANSWER_NEEDED,
  CLOSED,
  CODE_MAX,
  INVITATION_INVALID,
  INVITATION_NEEDED,
  type RegistrationMode,
} from "./registration.rules.ts";

/** The form in which the code of an invitation is stored. */
export const codeHashOf = (code: string): string => createHash("sha256").update(code).digest("hex");

interface Parts {
  db: Db;
  events: Events;
  limits: Limits;
  verification: VerificationService;
  /** How one becomes a member until an admin chooses. */
  byDefault: RegistrationMode;
}

interface Asking {
  invitation?: string | null | undefined;
  answer?: string | null | undefined;
}

const DAY_MS = 24 * 3_600_000;
const DECLINED_DAYS = 30;
const WAITING_DAYS = 90;

/** Says who may open an account: everybody, those who are approved or invited, or nobody. */
export class RegistrationService {
  constructor(private readonly parts: Parts) {}

  /** Returns how one becomes a member now, and whether an invitation works. */
  async state({ ip }: Pick<RequestContext, "ip">, code: string | null | undefined): Promise<RegistrationState> {
    await this.parts.limits.consume("usernameCheckByAddress", networkOf(ip));
    return this.#state(this.parts.db, code);
  }

  /**
   * Decides about a registration, and uses its invitation.
   * @throws DomainError FORBIDDEN when registration is closed or needs an invitation, BAD_USER_INPUT for an invitation that
   * does not work and for a missing answer.
   */
  async decide(tx: Tx, { invitation, answer }: Asking): Promise<Admission> {
    const { mode, question, isInvited } = await this.#state(tx, invitation);
    if (mode === "closed") throw refusal("REGISTRATION_CLOSED", CLOSED);
    if (invitation) {
      const invitationId = isInvited ? await takeInvitation(tx, codeHashOf(invitation)) : undefined;
      if (invitationId === undefined) throw invalid({ invitation: [INVITATION_INVALID] });
      return { mustWait: false, invitationId };
    }
    if (mode === "invite") throw refusal("INVITATION_NEEDED", INVITATION_NEEDED);
    if (mode === "approval" && question !== "" && !answer) throw invalid({ answer: [ANSWER_NEEDED] });
    return { mustWait: mode === "approval", invitationId: null };
  }

  /**
   * Takes the mailbox of an address for the next account, until the transaction ends; false when somebody has it under
   * another spelling, which no index of addresses finds.
   */
  async takeMailbox(tx: Tx, email: string): Promise<boolean> {
    const spellings = spellingsOf(email);
    if (spellings.length === 1) return true;
    await lockMailbox(tx, email);
    return (await takenNames(tx, { username: "", spellings })).length === 0;
  }

  /** Stores an application in place of an account; false when the name or the address is taken. */
  apply(tx: Tx, application: Parameters<typeof insertApplication>[1]): Promise<boolean> {
    return insertApplication(tx, application);
  }

  /** Notes by which invitation a member came. */
  noteInvitation(tx: Tx, memberId: number, { invitationId }: Admission): Promise<void> {
    return invitationId === null ? Promise.resolve() : insertInvited(tx, memberId, invitationId);
  }

  /**
   * Makes an account of an application that waits; null when it does not wait any more.
   * @throws DomainError CONFLICT when somebody took the username or the address meanwhile.
   */
  async open(tx: Tx, applicationId: number): Promise<Account | null> {
    const { events, verification } = this.parts;
    const application = await takeApplication(tx, applicationId);
    if (!application) return null;
    const { answer: _read, ...account } = application;
    const isFree = await this.takeMailbox(tx, account.email);
    const opened = isFree ? await insertAccount(tx, { ...account, role: "member" }) : undefined;
    if (!opened) throw refusal("NAME_TAKEN", "The username or the address has been taken meanwhile.");
    await events.publishQuietly(tx, accountOpened, { memberId: opened.id, role: "member" });
    await verification.begin(tx, opened.id);
    return opened;
  }

  /** Deletes what is left of old applications. */
  sweep(): Promise<void> {
    const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
    return deleteOldApplications(this.parts.db, ago(DECLINED_DAYS), ago(WAITING_DAYS));
  }

  async #state(db: Db | Tx, code: string | null | undefined): Promise<RegistrationState> {
    const codeHash = code && code.length <= CODE_MAX ? codeHashOf(code) : "";
    const [row] = await registrationState(db, { codeHash });
    return {
      mode: row?.mode ?? this.parts.byDefault,
      question: row?.question ?? "",
      isInvited: row?.isInvited ?? false,
    };
  }
}
