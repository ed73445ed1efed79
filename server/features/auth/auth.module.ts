import { feature } from "#server/composition/feature";
import type { MediaService } from "#server/features/media/media.service";
import { Passwords } from "#server/platform/secrets/passwords";
import { Tokens } from "#server/platform/secrets/tokens";
import { DeletionResolver } from "#server/features/auth/deletion/deletion.resolver";
import { deletionRoutes } from "#server/features/auth/deletion/deletion.routes";
import { DeletionService } from "#server/features/auth/deletion/deletion.service";
import { authJobs } from "./auth.jobs.ts";
import { MailingService } from "#server/features/auth/mail/mail.mailing.service";
import { authMails } from "#server/features/auth/mail/mail.jobs";
import { PasswordsResolver } from "#server/features/auth/passwords/passwords.resolver";
import { passwordsRoutes } from "#server/features/auth/passwords/passwords.routes";
import { PasswordsService } from "#server/features/auth/passwords/passwords.service";
import { AuthResolver } from "./auth.resolver.ts";
import { authRoutes } from "./auth.routes.ts";
import { Secrets } from "#server/features/auth/passwords/passwords.secrets.service";
import { AuthService } from "./auth.service.ts";
import { SessionsResolver } from "#server/features/auth/sessions/sessions.resolver";
import { sessionsRoutes } from "#server/features/auth/sessions/sessions.routes";
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
  const tokens = new Tokens({ ...core.secrets, ttl: tokenTtl });
  const secrets = new Secrets(core.secrets);
  const mailing = new MailingService({ db, secrets, publicUrl });
  const sessions = new SessionsService({ db, audit, events, tokens, tokenTtl, sessionIdle });
  const verification = new VerificationService({ db, audit, jobs, limits, secrets });
  const signIn = { db, audit, blocklist, events, limits, passwords: new Passwords(passwordCost), sessions };
  const onLogin = (result: string) => metrics.logins.inc({ result });
  const auth = new AuthService({ ...signIn, verification, onLogin });
  const passwords = new PasswordsService({ ...signIn, jobs });
  const deletion = new DeletionService({ audit, events, jobs, media, passwords, sessions });
  return {
    services: { auth, deletion, passwords, sessions, verification },
    resolvers: [
      new AuthResolver(auth),
      new VerificationResolver(verification),
      new PasswordsResolver(passwords),
      new SessionsResolver(sessions),
      new DeletionResolver(deletion),
    ],
    routes: [
      ...authRoutes(auth, media.urlOf),
      ...verificationRoutes(verification),
      ...passwordsRoutes(passwords),
      ...sessionsRoutes(sessions),
      ...deletionRoutes(deletion),
    ],
    jobs: [
      ...authJobs({ sessions, passwords, verification }),
      ...authMails({ mailing, mailer, log, backOff: core.mailBackOff }),
    ],
  };
});
