import type { Category } from "#server/core/categories.rules";
import type { StoredImage } from "#server/db/schema/images";
import type { Person } from "#server/features/people/people.model";
import { defineEvent } from "#server/platform/live/events";

export const GROUP_VISIBILITIES = ["public", "private"] as const;
export type GroupVisibility = (typeof GROUP_VISIBILITIES)[number];
export const GROUP_ROLES = ["owner", "admin", "member"] as const;
export type GroupRole = (typeof GROUP_ROLES)[number];
/** What a member is to a group. Who was refused is not told apart from who never asked, until they ask again. */
export const GROUP_STATES = ["none", "requested", "member"] as const;
export type GroupState = (typeof GROUP_STATES)[number];

/** A group as one viewer sees it. What is written in a private one is not part of it. */
export interface GroupView {
  id: number;
  slug: string;
  name: string;
  description: string;
  category: Category;
  cover: StoredImage | null;
  visibility: GroupVisibility;
  membersCount: number;
  /** Posts of the last seven days. */
  weekPostsCount: number;
  createdAt: string;
  updatedAt: string;
  viewerState: GroupState;
  /** Null for who is no member. */
  viewerRole: GroupRole | null;
}

/** Somebody in a group. */
export interface GroupMemberView {
  user: Person;
  role: GroupRole;
  /** When they were let in, or asked to be. */
  since: string;
}

/** The community's groups in four numbers, and how many there are of each category; counted by a job. */
export interface GroupFigures {
  groups: number;
  members: number;
  postsThisWeek: number;
  activeToday: number;
  categories: { category: Category; groupsCount: number }[];
}

/** Groups on a page of the REST face. */
export const GROUPS_PAGE_SIZE = 12;
/** Members or requests on a page of the REST face. */
export const MEMBERS_PAGE_SIZE = 20;
/** Groups that are suggested where nothing else is said, and at most. */
export const FEATURED = 6;
export const FEATURED_MAX = 12;

/** Days after which somebody who was refused may ask again. */
export const REFUSED_DAYS = 14;

export const GROUP = "This group";
export const MEMBER = "This member";
export const REQUEST = "This request";
export const NOT_YOURS_TO_MANAGE = "Only the group's owners and admins can do this.";
export const OWNERS_ONLY = "Only the group's owners can do this.";
export const REFUSED_LATELY = "Your request was declined. You can ask again after two weeks.";
export const MEMBERS_WRITE = "Join the group to post in it.";

/** Told in the transaction of the act: somebody asks to be let into a private group. */
export const groupRequested = defineEvent<{ groupId: number; memberId: number }>("groupRequested");
/** They take it back, or it was answered. */
export const groupRequestSettled = defineEvent<{ groupId: number; memberId: number }>("groupRequestSettled");
/** They were let in by this member. */
export const groupApproved = defineEvent<{ groupId: number; memberId: number; byId: number }>("groupApproved");

/** Owners and admins say who comes in, and what the group says of itself. */
export const canManage = (group: Pick<GroupView, "viewerRole">): boolean =>
  group.viewerRole === "owner" || group.viewerRole === "admin";

/** Whether the viewer sees who is in the group and what is written there. */
export const canRead = (group: Pick<GroupView, "visibility" | "viewerState">): boolean =>
  group.visibility === "public" || group.viewerState === "member";
