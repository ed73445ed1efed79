import type { UrlOf } from "#server/features/media/media.model";
import { presentAuthor } from "#server/features/people/people.presenter";
import type { GroupLinkAnswer, InvitedAnswer } from "./invitations.answers.ts";
import type { GroupLink, InvitedMember } from "./invitations.model.ts";

/** Presents somebody who was invited into a group in REST. */
export const presentInvited = ({ user, since }: InvitedMember, urlOf: UrlOf): InvitedAnswer => ({
  ...presentAuthor(user, urlOf),
  since,
});

/** Presents a link into a group in REST. */
export const presentLink = ({ id, createdAt, expiresAt, usesMax, uses }: GroupLink): GroupLinkAnswer => ({
  id,
  created_at: createdAt,
  expires_at: expiresAt,
  uses_max: usesMax,
  uses,
});
