import type { UrlOf } from "#server/features/media/media.model";
import type { AccountAnswer, SessionAnswer } from "./auth.answers.ts";
import type { Account, Session } from "./auth.model.ts";

/** Presents the signed-in member's own `user` in REST. */
export function presentAccount(account: Account, urlOf: UrlOf): AccountAnswer {
  return {
    id: account.id,
    name: account.name,
    username: account.username,
    email: account.email,
    email_verified_at: account.emailVerifiedAt,
    avatar: account.avatar && urlOf(account.avatar.key),
    banner: account.banner && urlOf(account.banner.key),
    headline: account.headline,
    bio: account.bio,
    location: account.location,
    website: account.website,
    phone: account.phone,
    ...(account.staffRole !== "member" && { staff_role: account.staffRole }),
    last_active_at: account.lastActiveAt,
    created_at: account.createdAt,
    updated_at: account.updatedAt,
  };
}

/** Presents a session in REST. */
export function presentSession(session: Session): SessionAnswer {
  return {
    id: session.id,
    device: session.device,
    ip: session.ip,
    created_at: session.createdAt,
    last_used_at: session.lastUsedAt,
    is_current: session.isCurrent,
  };
}
