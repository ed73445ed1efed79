import type { UrlOf } from "#server/features/media/media.model";
import { presentAuthor } from "#server/features/people/people.presenter";
import type { GroupAnswer, GroupFiguresAnswer, GroupMemberAnswer } from "./groups.answers.ts";
import type { GroupFigures, GroupMemberView, GroupWithFaces } from "./groups.model.ts";

/** Presents a group in REST. */
export function presentGroup(group: GroupWithFaces, urlOf: UrlOf): GroupAnswer {
  return {
    id: group.id,
    slug: group.slug,
    name: group.name,
    description: group.description,
    category: group.category,
    cover: group.cover && urlOf(group.cover.key),
    visibility: group.visibility,
    members_count: group.membersCount,
    faces: group.faces.map((person) => presentAuthor(person, urlOf)),
    week_posts_count: group.weekPostsCount,
    state: group.viewerState,
    role: group.viewerRole,
    questions: group.questions,
    approves_first_posts: group.approvesFirstPosts,
    notify_level: group.notifyLevel,
    declined_at: group.declinedAt,
    decline_reason: group.declineReason,
    request_message: group.viewerMessage,
    created_at: group.createdAt,
    updated_at: group.updatedAt,
  };
}

/** Presents a member of a group, or a request to join it, in REST. */
export function presentGroupMember({ user, ...rest }: GroupMemberView, urlOf: UrlOf): GroupMemberAnswer {
  const { role, since, message, answers, reason } = rest;
  return { ...presentAuthor(user, urlOf), role, since, message, answers, reason };
}

/** Presents the figures of all groups in REST. */
export function presentFigures({
  postsThisWeek,
  activeToday,
  categories,
  ...figures
}: GroupFigures): GroupFiguresAnswer {
  return {
    ...figures,
    posts_this_week: postsThisWeek,
    active_today: activeToday,
    categories: categories.map(({ category, groupsCount }) => ({ category, groups_count: groupsCount })),
  };
}
