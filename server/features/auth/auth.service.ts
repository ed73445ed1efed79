import { setTimeout as sleep } from "node:timers/promises";
import { DomainError, type FieldMessages, invalid, refusal, unauthenticated, unavailable } from "#server/core/errors";
import { networkOf } from "#server/core/networks";
import { check, checkAll } from "#server/core/validation";
import type { RequestContext, Viewer } from "#server/core/viewer";
import { spellingsOf, storedAddress } from "#server/core/words/mailboxes";
import type { Db, Tx } from "#server/db/client";
import type { Audit } from "#server/platform/observe/audit";
import type { PasswordBlocklist } from "#server/platform/secrets/commonPasswords";
import type { Events } from "#server/platform/live/events";
import type { Limits } from "#server/platform/limits/limiter";
import type { Passwords } from "#server/platform/secrets/passwords";
import {
  type Account,
  accountOpened,
  hiddenChanged,
  pauseBefore,
  type Registered,
  requireDomain,
  type Role,
  sameName,
  type SignIn,
} from "./auth.model.ts";
import {
  admitAccount,
  findAccount,
  findCredentials,
  hasMembers,
  insertAccount,
  lockFirstAccount,
  takenNames,
  updatePasswordHash,
} from "./auth.queries.ts";
import {
  credentials,
  email as emailRule,
  EMAIL_TAKEN,
  INVALID_CREDENTIALS,
  newPassword,
  registration,
  type Credentials,
  type Registration,
  username,
  USERNAME_TAKEN,
  usernameQuery,
  WELCOME_BACK,
} from "./auth.rules.ts";
import { endDeparture } from "#server/features/auth/departures/departures.queries";
import type { Origin, SessionsService } from "#server/features/auth/sessions/sessions.service";
import type { Admission } from "#server/features/auth/registration/registration.model";
import { APPLIED, WAITS } from "#server/features/auth/registration/registration.rules";
import type { RegistrationService } from "#server/features/auth/registration/registration.service";
import { type Suspension, suspendedRefusal } from "#server/features/auth/suspensions/suspensions.model";
import { standingSuspension } from "#server/features/auth/suspensions/suspensions.queries";
import type { AppealTokens } from "#server/features/auth/suspensions/suspensions.tokens.service";
import type { VerificationService } from "#server/features/auth/verification/verification.service";

interface Parts {
  db: Db;
  appealTokens: AppealTokens;
  audit: Audit;
  blocklist: PasswordBlocklist;
  events: Events;
  limits: Limits;
  passwords: Passwords;
  registrations: RegistrationService;
  sessions: SessionsService;
  verification: VerificationService;
  /**
   * A listener for the outcome of each sign-in: `ok`, `failed`, `suspended`, or `refused` before the password was checked.
   */
  onLogin(result: string): void;
}

const AT_ONCE: Admission = { mustWait: false, invitationId: null };
const WAITING: Registered = { token: null, account: null, message: APPLIED };

type KnownMember = Awaited<ReturnType<typeof findCredentials>>[number];

/** Registers members, signs them in and out, and finds who is signed in. */
export class AuthService {
  /** Whether this process knows that the installation has members. */
  #hasMembers = false;

  constructor(private readonly parts: Parts) {}

  /** Opens an account and signs it in. A refusal names every faulty field, taken names among them. */
  async register(origin: Origin, input: Registration): Promise<Registered> {
    const { audit, limits } = this.parts;
    const address = networkOf(origin.ip);
    await this.#checkForm(address, input);
    const form = check(registration, input);
    await limits.consume("registerByAddress", address);
    const registered = await this.#create(origin, form);
    if (registered) {
      const { account } = registered;
      if (account) audit.record("account opened", { userId: account.id, ip: origin.ip });
      return registered;
    }
    // Another registration took the name a moment earlier.
    await limits.giveBack("registerByAddress", address);
    await this.#requireFree(form);
    throw unavailable();
  }

  /**
   * Signs in by email or username in any case. Neither the message nor the time reveals whether the account exists.
   * @throws DomainError UNAUTHENTICATED for a wrong name or password, FORBIDDEN for the right ones of a suspended member.
   */
  async login(origin: Origin, input: Credentials): Promise<SignIn> {
    const { audit, db, limits, onLogin } = this.parts;
    const { login, password } = check(credentials, input);
    const address = networkOf(origin.ip);
    const [known] = await findCredentials(db, { login, spellings: spellingsOf(login) });
    // Name and email of a member share one count. What nobody has is counted as it was typed, and looks the same.
    const account = known ? `${known.isWaiting ? "applicant" : "member"} ${known.id}` : `typed ${sameName(login)}`;
    const accountAndAddress = `${address} ${account}`;
    // The try is counted before the password is checked, so that concurrent tries cannot pass together.
    const tries = await this.#countTry({ accountAndAddress, address, account });
    // A guesser waits longer each time. The right password waits as well, because the time would reveal it otherwise.
    await sleep(pauseBefore(tries));
    const admitted = await this.#admit(origin, known, password).catch((error: unknown) => {
      if (error instanceof DomainError && error.code === "UNAUTHENTICATED") {
        onLogin("failed");
        audit.record("sign-in failed", { account: sameName(login), ip: origin.ip });
      }
      throw error;
    });
    await limits.forget("loginByAccountAndAddress", accountAndAddress);
    await limits.giveBack("loginByAddress", address);
    await limits.giveBack("loginByAccount", account);
    if ("suspension" in admitted) throw this.#refuse(origin, admitted.suspension);
    onLogin("ok");
    audit.record("signed in", { userId: admitted.account.id, ip: origin.ip });
    return admitted;
  }

  /** Ends the session of the current request: its token is void when this returns. */
  logout(viewer: Viewer): Promise<void> {
    return this.parts.sessions.endCurrent(viewer);
  }

  /** Checks whether a registration could take this name: it fits the same rule, and nobody has it in any case. */
  async isUsernameAvailable({ ip }: Pick<RequestContext, "ip">, name: string): Promise<boolean> {
    const { username: requested } = check(usernameQuery, { username: name });
    await this.parts.limits.consume("usernameCheckByAddress", networkOf(ip));
    const wanted = username.safeParse(requested);
    if (!wanted.success) return false;
    const taken = await takenNames(this.parts.db, { username: wanted.data, spellings: [] });
    return taken.length === 0;
  }

  async account(viewer: Viewer): Promise<Account> {
    const [account] = await findAccount(this.parts.db, { id: viewer.id });
    if (!account) throw unauthenticated();
    return account;
  }

  /** Counts a try and returns its number for this account from this address. */
  async #countTry(by: { accountAndAddress: string; address: string; account: string }): Promise<number> {
    const { limits, onLogin } = this.parts;
    try {
      const tries = await limits.consume("loginByAccountAndAddress", by.accountAndAddress);
      await limits.consume("loginByAddress", by.address);
      await limits.consume("loginByAccount", by.account);
      return tries;
    } catch (error) {
      if (error instanceof DomainError) onLogin("refused");
      throw error;
    }
  }

  /** Checks all fields of a registration. Whoever learns that a name is taken has spent a try for it. */
  async #checkForm(address: string, input: Registration): Promise<void> {
    const { blocklist, limits } = this.parts;
    await checkAll(
      () => check(registration, input),
      async () => {
        const password = newPassword.safeParse(input.password);
        if (password.success) await blocklist.refuse(password.data, "password");
      },
      () => {
        const email = emailRule.safeParse(input.email);
        if (email.success) requireDomain(email.data);
      },
      async () => {
        const [wanted, email] = [username.safeParse(input.username), emailRule.safeParse(input.email)];
        if (!wanted.success && !email.success) return;
        await limits.consume("registerTriesByAddress", address);
        // Nobody has an empty name.
        await this.#requireFree({ username: wanted.data ?? "", email: email.data ?? "" });
      },
    );
  }

  async #requireFree({ username: wanted, email }: Pick<Registration, "username" | "email">): Promise<void> {
    const taken = await takenNames(this.parts.db, { username: wanted, spellings: spellingsOf(email) });
    const fields: FieldMessages = {};
    if (taken.some((row) => row.email)) fields["email"] = [EMAIL_TAKEN];
    if (taken.some((row) => row.username)) fields["username"] = [USERNAME_TAKEN];
    if (taken.length > 0) throw invalid(fields);
  }

  async #create(origin: Origin, form: Registration): Promise<Registered | null> {
    const { events, passwords, registrations, sessions, verification } = this.parts;
    const { name, username: wanted, password, answer } = form;
    const email = storedAddress(form.email);
    const passwordHash = await passwords.hash(password);
    return events.transaction(async (tx) => {
      const role = await this.#roleOfNext(tx);
      if (!(await registrations.takeMailbox(tx, email))) return null;
      // Nobody could approve or invite the first of all.
      const admission = role === "admin" ? AT_ONCE : await registrations.decide(tx, form);
      if (admission.mustWait) {
        const application = { name, email, username: wanted, passwordHash, answer: answer ?? "" };
        return (await registrations.apply(tx, application)) ? WAITING : null;
      }
      const account = await insertAccount(tx, { name, email, username: wanted, passwordHash, role });
      if (!account) return null;
      await events.publishQuietly(tx, accountOpened, { memberId: account.id, role });
      await registrations.noteInvitation(tx, account.id, admission);
      await verification.begin(tx, account.id);
      return { token: await sessions.open(tx, origin, account.id), account, message: "Account created successfully" };
    });
  }

  /**
   * Returns the role of the next account: the first one of an empty installation is its admin. Whoever finds it empty
   * waits for the others who do, so that it is one alone.
   */
  async #roleOfNext(tx: Tx): Promise<Role> {
    if (this.#hasMembers) return "member";
    const isEmpty = async () => !(await hasMembers(tx, {}))[0]?.found;
    if (await isEmpty()) {
      await lockFirstAccount(tx);
      if (await isEmpty()) return "admin";
    }
    this.#hasMembers = true;
    return "member";
  }

  #refuse({ ip }: Origin, suspension: Suspension): DomainError {
    const { appealTokens, audit, onLogin } = this.parts;
    const { id, userId } = suspension;
    onLogin("suspended");
    audit.record("sign-in of a suspended member", { userId, ip });
    return suspendedRefusal(suspension, appealTokens.sign({ memberId: userId, suspensionId: id }));
  }

  /** Keeps the account of a member who was about to leave; returns whether they were. */
  async #stay(tx: Tx, memberId: number): Promise<boolean> {
    const { audit, events } = this.parts;
    if (!(await endDeparture(tx, memberId))) return false;
    await events.publish(tx, hiddenChanged, { memberId });
    audit.record("account kept", { userId: memberId });
    return true;
  }

  async #admit(
    origin: Origin,
    signedIn: KnownMember | undefined,
    password: string,
  ): Promise<SignIn | { suspension: Suspension }> {
    const { events, passwords, sessions } = this.parts;
    const match = await (signedIn
      ? passwords.verify(signedIn.passwordHash, password)
      : passwords.verifyDummy(password));
    if (!signedIn || !match) throw refusal("WRONG_CREDENTIALS", INVALID_CREDENTIALS);
    if (signedIn.isWaiting) throw refusal("APPROVAL_PENDING", WAITS);
    const rehashed = match === "outdated" ? await passwords.hash(password) : null;
    return events.transaction(async (tx) => {
      const account = await admitAccount(tx, signedIn.id, signedIn.passwordHash);
      // The password was changed a moment ago: the next try is checked against the new one.
      if (!account) throw unavailable();
      // The member's row is locked: whoever suspends them waits for it, or this finds what they stored.
      const suspension = await standingSuspension(tx, signedIn.id);
      if (suspension) return { suspension };
      if (rehashed) await updatePasswordHash(tx, signedIn.id, rehashed);
      const message = (await this.#stay(tx, signedIn.id)) ? WELCOME_BACK : "Logged in successfully";
      return { token: await sessions.open(tx, origin, account.id), account, message };
    });
  }
}
