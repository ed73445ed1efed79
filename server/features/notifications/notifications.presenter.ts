import type { UrlOf } from "#server/features/media/media.model";
import { presentAuthor } from "#server/features/people/people.presenter";
import type { Person } from "#server/features/people/people.model";
import type { NotificationAnswer, NotificationSettingsAnswer } from "./notifications.answers.ts";
import type { NotificationSetting, NotificationType, NotificationView } from "./notifications.model.ts";
import { pathOf, sentenceOf } from "./notifications.text.model.ts";

/** Presents a notification in REST. */
export function presentNotification(
  { actors, ...notification }: NotificationView & { actors: Person[] },
  urlOf: UrlOf,
): NotificationAnswer {
  const { who, what } = sentenceOf(
    notification,
    actors.map(({ name }) => name),
  );
  return {
    id: notification.id,
    type: notification.type,
    text: `${who} ${what}`,
    excerpt: notification.excerpt,
    actors: actors.map((actor) => presentAuthor(actor, urlOf)),
    actors_count: notification.actorsCount,
    post_id: notification.postId,
    comment_id: notification.commentId,
    group_id: notification.groupId,
    conversation_id: notification.conversationId,
    url: pathOf(notification, actors[0]?.username ?? null),
    seen: notification.seen,
    read: notification.read,
    created_at: notification.lastEventAt,
  };
}

/** The kinds of which a member wants to be notified, in REST. */
export function presentNotificationSettings(settings: readonly NotificationSetting[]): NotificationSettingsAnswer {
  const isEnabled = (type: NotificationType) => settings.some((one) => one.type === type && one.enabled);
  return {
    like: isEnabled("like"),
    comment: isEnabled("comment"),
    reply: isEnabled("reply"),
    mention: isEnabled("mention"),
    comment_like: isEnabled("comment_like"),
    bond_request: isEnabled("bond_request"),
    bond_accepted: isEnabled("bond_accepted"),
    follow: isEnabled("follow"),
    group_request: isEnabled("group_request"),
    group_approved: isEnabled("group_approved"),
    group_declined: isEnabled("group_declined"),
    group_invited: isEnabled("group_invited"),
    group_post_removed: isEnabled("group_post_removed"),
    group_post: isEnabled("group_post"),
    group_post_waiting: isEnabled("group_post_waiting"),
    group_post_approved: isEnabled("group_post_approved"),
    group_post_declined: isEnabled("group_post_declined"),
    message_request: isEnabled("message_request"),
    report_decided: isEnabled("report_decided"),
  };
}
