import type { Category } from "#server/core/categories.rules";
import type { QuestionAnswer } from "#server/db/schema/groups";
import type { StoredImage } from "#server/db/schema/images";
import type { Person } from "#server/features/people/people.model";
import type { GroupLevel } from "./groups.levels.rules.ts";
import { defineEvent } from "#server/platform/live/events";

export const GROUP_VISIBILITIES = ["public", "private"] as const;
export type GroupVisibility = (typeof GROUP_VISIBILITIES)[number];
export const GROUP_ROLES = ["owner", "admin", "member"] as const;
export type GroupRole = (typeof GROUP_ROLES)[number];
/** What a member is to a group. A refused request looks like none, until the member sends another one. */
export const GROUP_STATES = ["none", "requested", "member"] as const;
export type GroupState = (typeof GROUP_STATES)[number];

/** A group as one viewer sees it, without its posts. */
export interface GroupView {
  id: number;
  slug: string;
  name: string;
  description: string;
  category: Category;
  cover: StoredImage | null;
  visibility: GroupVisibility;
  membersCount: number;
  /** The number of posts of the last seven days. */
  weekPostsCount: number;
  createdAt: string;
  updatedAt: string;
  viewerState: GroupState;
  /** Null for a viewer who is no member. */
  viewerRole: GroupRole | null;
  /** What people are asked who want to join. */
  questions: string[];
  /** Whether first posts of members wait until an owner or admin approves them. */
  approvesFirstPosts: boolean;
  /** What the viewer is notified of in the group; null for a viewer who is no member. */
  notifyLevel: GroupLevel | null;
  /** When the viewer's last request was declined; null unless nothing came after it. */
  declinedAt: string | null;
  /** Why; null for no reason. */
  declineReason: string | null;
  /** What the viewer has written with a request that waits for its answer; null for nothing. */
  viewerMessage: string | null;
}

/** A group with some of its members, as REST answers it. */
export interface GroupWithFaces extends GroupView {
  faces: Person[];
}

/** A member of a group, or a person with a request to join it. */
export interface GroupMemberView {
  user: Person;
  role: GroupRole;
  /** The time when they joined or sent the request. */
  since: string;
  /** What they have written with the request; null for nothing, and for members. */
  message: string | null;
  /** The answers of a request to the questions of the group. */
  answers: QuestionAnswer[];
  /** Why a request was declined; null for no reason, and for others. */
  reason: string | null;
}

/** Four figures of all groups, and the number of groups in each category; a job counts them. */
export interface GroupFigures {
  groups: number;
  members: number;
  postsThisWeek: number;
  activeToday: number;
  categories: { category: Category; groupsCount: number }[];
}

/** A group names at most this many of its members by their faces. */
export const FACES_MAX = 6;
/** The number of groups on a page of REST. */
export const GROUPS_PAGE_SIZE = 12;
/** The number of members or requests on a page of REST. */
export const MEMBERS_PAGE_SIZE = 20;
/** The default and the largest number of suggested groups. */
export const FEATURED = 6;
export const FEATURED_MAX = 12;

export const GROUP = "This group";
export const MEMBER = "This member";
export const REQUEST = "This request";
export const NOT_YOURS_TO_MANAGE = "Only the group's owners and admins can do this.";
export const OWNERS_ONLY = "Only the group's owners can do this.";
export const REFUSED_LATELY = "Your request was declined. You can ask again after two weeks.";
export const MEMBERS_CHOOSE = "Join the group to choose what you are notified of.";
export const MEMBERS_WRITE = "Join the group to post in it.";

/** Published in the transaction of the act: a member sends a request to join a private group. */
export const groupRequested = defineEvent<{ groupId: number; memberId: number }>("groupRequested");
/** The request was withdrawn or answered. */
export const groupRequestSettled = defineEvent<{ groupId: number; memberId: number }>("groupRequestSettled");
/** What a member is to a group has changed: asked, let in, declined, gone, or with another role. */
export const membershipChanged = defineEvent<{ groupId: number; memberId: number }>("membershipChanged");
/** This member declined the request. */
export const groupDeclined = defineEvent<{ groupId: number; memberId: number; byId: number; reason: string | null }>(
  "groupDeclined",
);
/** Somebody is no member any more: they left, were removed, or have deleted their account. */
export const groupMemberGone = defineEvent<{ groupId: number; memberId: number }>("groupMemberGone");
/**
 * Published in the transaction in which an owner deletes a group or takes that back, or its last member leaves it, and
 * live after it.
 */
export const groupDeletionSet = defineEvent<{ groupId: number; visibility: GroupVisibility; isDeleted: boolean }>(
  "groupDeletionSet",
);
/** This member accepted the request. */
export const groupApproved = defineEvent<{ groupId: number; memberId: number; byId: number }>("groupApproved");

/** Checks whether the viewer may accept members and change the group: owners and admins may. */
export const canManage = (group: Pick<GroupView, "viewerRole">): boolean =>
  group.viewerRole === "owner" || group.viewerRole === "admin";

/** Checks whether the viewer may see the members and posts of the group. */
export const canRead = (group: Pick<GroupView, "visibility" | "viewerState">): boolean =>
  group.visibility === "public" || group.viewerState === "member";
