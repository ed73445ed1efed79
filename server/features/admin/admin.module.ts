import { feature } from "#server/composition/feature";
import type { PasswordsService } from "#server/features/auth/passwords/passwords.service";
import type { SessionsService } from "#server/features/auth/sessions/sessions.service";
import type { VerificationService } from "#server/features/auth/verification/verification.service";
import type { MediaService } from "#server/features/media/media.service";
import { CasesService } from "#server/features/moderation/queue/queue.cases.service";
import type { StaffLogService } from "#server/features/staff/log/log.service";
import type { StaffService } from "#server/features/staff/staff.service";
import { FiguresResolver } from "./figures/figures.resolver.ts";
import { figuresRoutes } from "./figures/figures.routes.ts";
import { FiguresService } from "./figures/figures.service.ts";
import { MemberActsService } from "./members/members.acts.service.ts";
import { AdminMembersResolver } from "./members/members.resolver.ts";
import { adminMembersRoutes } from "./members/members.routes.ts";
import { AdminMembersService } from "./members/members.service.ts";

interface Needs {
  media: MediaService;
  passwords: PasswordsService;
  sessions: SessionsService;
  staff: StaffService;
  staffLog: StaffLogService;
  verification: VerificationService;
}

/** Assembles what admins see of the community as a whole, and do for single members. */
export const adminModule = feature(({ db, caches, events, limits }, earlier: Needs) => {
  const { media, passwords, sessions, staff, staffLog: log, verification } = earlier;
  const figures = new FiguresService({ db, caches, staff });
  const members = new AdminMembersService({ db, cases: new CasesService(db), sessions, staff });
  const acts = new MemberActsService({ db, events, limits, log, passwords, sessions, staff, verification });
  const { urlOf } = media;
  return {
    services: {},
    resolvers: [new FiguresResolver(figures), new AdminMembersResolver(members, acts)],
    routes: [...figuresRoutes(staff.admit, figures), ...adminMembersRoutes(staff.admit, { members, acts, urlOf })],
  };
});
