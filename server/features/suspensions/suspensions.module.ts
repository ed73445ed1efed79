import { feature } from "#server/composition/feature";
import type { SessionsService } from "#server/features/auth/sessions/sessions.service";
import type { AppealTokens } from "#server/features/auth/suspensions/suspensions.tokens.service";
import { SuspensionsResolver } from "./suspensions.resolver.ts";
import { suspensionsRoutes } from "./suspensions.routes.ts";
import { SuspensionsService } from "./suspensions.service.ts";

interface Needs {
  sessions: SessionsService;
  appealTokens: AppealTokens;
}

/** Suspensions of members, and their appeals. */
export const suspensionsModule = feature(({ db, audit, events, limits }, { sessions, appealTokens }: Needs) => {
  const suspensions = new SuspensionsService({ db, audit, events, limits, sessions, appealTokens });
  return {
    services: { suspensions },
    resolvers: [new SuspensionsResolver(suspensions)],
    routes: suspensionsRoutes(suspensions),
    jobs: [{ name: "suspensions.liftEnded", cron: "*/10 * * * *", run: () => suspensions.liftEnded() }],
  };
});
