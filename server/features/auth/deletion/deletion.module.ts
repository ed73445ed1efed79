import { feature } from "#server/composition/feature";
import type { MediaService } from "#server/features/media/media.service";
import type { PasswordsService } from "#server/features/auth/passwords/passwords.service";
import type { SessionsService } from "#server/features/auth/sessions/sessions.service";
import { DeletionResolver } from "./deletion.resolver.ts";
import { deletionRoutes } from "./deletion.routes.ts";
import { DeletionService } from "./deletion.service.ts";

interface Needs {
  media: MediaService;
  passwords: PasswordsService;
  sessions: SessionsService;
}

/** Assembles how members leave, and how their accounts are deleted. */
export const deletionModule = feature(({ db, audit, events, jobs }, { media, passwords, sessions }: Needs) => {
  const deletion = new DeletionService({ db, audit, events, jobs, media, passwords, sessions });
  return { services: { deletion }, resolvers: [new DeletionResolver(deletion)], routes: deletionRoutes(deletion) };
});
