import { presentSession } from "#server/features/auth/auth.presenter";
import type { UrlOf } from "#server/features/media/media.model";
import { presentMember } from "#server/features/moderation/moderation.presenter";
import { presentAuthor } from "#server/features/people/people.presenter";
import type { AdminMemberAnswer } from "./members.answers.ts";
import type { AdminMemberDetail, AdminMemberView } from "./members.model.ts";

/** Presents a member to admins in REST. */
export const presentAdminMember = (member: AdminMemberView, urlOf: UrlOf): AdminMemberAnswer => ({
  user: presentAuthor(member.user, urlOf),
  email: member.email,
  email_verified_at: member.emailVerifiedAt,
  email_refused_at: member.emailRefusedAt,
  role: member.role,
  created_at: member.createdAt,
  last_active_at: member.lastActiveAt,
  suspended: member.suspended,
  suspended_until: member.suspendedUntil,
  leaves_at: member.leavesAt,
});

/** Presents what admins know of a member. */
export const presentMemberPage = (page: AdminMemberDetail, urlOf: UrlOf) => ({
  member: presentAdminMember(page.member, urlOf),
  record: presentMember(page.record, urlOf),
  sessions: page.sessions.map(presentSession),
  invited_by: page.invitedBy && presentAuthor(page.invitedBy, urlOf),
  suspended_by: page.suspendedBy,
});
