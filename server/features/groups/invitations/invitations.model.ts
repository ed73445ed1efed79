import type { GroupMemberView } from "#server/features/groups/groups.model";
import { defineEvent } from "#server/platform/live/events";

/** A link by which people join a group, without its code. */
export interface GroupLink {
  id: number;
  createdAt: string;
  expiresAt: string;
  usesMax: number;
  /** The number of members who joined by it. */
  uses: number;
}

/** A new link with its code, which nobody can read again. */
export interface NewGroupLink extends GroupLink {
  code: string;
}

/** A member who was invited into a group and has not answered. */
export type InvitedMember = Pick<GroupMemberView, "user" | "since">;

/** A group has at most this many valid links, and members who have not answered. */
export const LINKS_MAX = 20;
export const INVITED_MAX = 100;
/** The days after which somebody who declined can be invited again. */
export const INVITED_AGAIN_DAYS = 14;

export const INVITATION = "This invitation";
export const LINK = "This link";
export const LINK_INVALID = "This link has expired or was withdrawn. Ask for a new one.";
export const IS_MEMBER = "This person is a member already.";
export const DECLINED_LATELY = "This person declined an invitation lately. You can invite them again after two weeks.";
export const TOO_MANY_INVITED = "A hundred people have not answered yet. Withdraw an invitation first.";
export const TOO_MANY_LINKS = "A group can have twenty links. Withdraw one of them first.";

/** Published in the transaction in which a member is invited into a group. */
export const groupInvited = defineEvent<{ groupId: number; memberId: number; byId: number }>("groupInvited");
/** The invitation was accepted, declined or withdrawn. */
export const groupInvitationSettled = defineEvent<{ memberId: number }>("groupInvitationSettled");
