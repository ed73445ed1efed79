import { feature } from "#server/composition/feature";
import type { MediaService } from "#server/features/media/media.service";
import { Passwords } from "#server/platform/secrets/passwords";
import { Tokens } from "#server/platform/secrets/tokens";
import { deletionModule } from "#server/features/auth/deletion/deletion.module";
import { authJobs } from "./auth.jobs.ts";
import { MailingService } from "#server/features/auth/mail/mail.mailing.service";
import { authMails } from "#server/features/auth/mail/mail.jobs";
import { PasswordsResolver } from "#server/features/auth/passwords/passwords.resolver";
import { passwordsRoutes } from "#server/features/auth/passwords/passwords.routes";
import { PasswordsService } from "#server/features/auth/passwords/passwords.service";
import { AuthResolver } from "./auth.resolver.ts";
import { authRoutes } from "./auth.routes.ts";
import { RegistrationResolver } from "#server/features/auth/registration/registration.resolver";
import { registrationRoutes } from "#server/features/auth/registration/registration.routes";
import { RegistrationService } from "#server/features/auth/registration/registration.service";
import { Secrets } from "#server/features/auth/passwords/passwords.secrets.service";
import { AuthService } from "./auth.service.ts";
import { SessionsResolver } from "#server/features/auth/sessions/sessions.resolver";
import { sessionsRoutes } from "#server/features/auth/sessions/sessions.routes";
import { AppealTokens } from "#server/features/auth/suspensions/suspensions.tokens.service";
import { SessionsService } from "#server/features/auth/sessions/sessions.service";
import { VerificationResolver } from "#server/features/auth/verification/verification.resolver";
import { verificationRoutes } from "#server/features/auth/verification/verification.routes";
import { VerificationService } from "#server/features/auth/verification/verification.service";

interface Needs {
  media: MediaService;
}

/** Assembles accounts: how members open, use, protect and delete them. */
export const authModule = feature((core, { media }: Needs) => {
  const {
    db,
    audit,
    blocklist,
    passwordCost,
    caches,
    events,
    jobs,
    limits,
    log,
    mailer,
    metrics,
    publicUrl,
    tokenTtl,
    sessionIdle,
  } = core;
  const tokens = new Tokens({ ...core.secrets, ttl: tokenTtl, caches });
  const secrets = new Secrets(core.secrets);
  const appealTokens = new AppealTokens(core.secrets);
  const mailing = new MailingService({ db, secrets, publicUrl });
  const sessions = new SessionsService({ db, audit, caches, events, limits, tokens, tokenTtl, sessionIdle });
  const verification = new VerificationService({ db, audit, events, jobs, limits, secrets });
  const registrations = new RegistrationService({ db, events, limits, verification, byDefault: core.registration });
  const signIn = { db, audit, blocklist, events, limits, passwords: new Passwords(passwordCost), sessions };
  const onLogin = (result: string) => metrics.logins.inc({ result });
  const auth = new AuthService({ ...signIn, appealTokens, registrations, verification, onLogin });
  const passwords = new PasswordsService({ ...signIn, jobs });
  const leaving = deletionModule(core, { media, passwords, sessions });
  const { deletion } = leaving.services;
  return {
    services: { appealTokens, auth, deletion, mailing, passwords, registrations, sessions, verification },
    resolvers: [
      new AuthResolver(auth),
      new RegistrationResolver(registrations),
      new VerificationResolver(verification),
      new PasswordsResolver(passwords),
      new SessionsResolver(sessions),
      ...leaving.resolvers,
    ],
    routes: [
      ...authRoutes(auth, media.urlOf),
      ...registrationRoutes(registrations),
      ...verificationRoutes(verification),
      ...passwordsRoutes(passwords),
      ...sessionsRoutes(sessions),
      ...leaving.routes,
    ],
    jobs: [
      ...authJobs({ deletion, sessions, passwords, verification }),
      ...authMails({ mailing, mailer, log, backOff: core.mailBackOff }),
    ],
  };
});
