import type { UrlOf } from "#server/features/media/media.model";
import { presentAuthor } from "#server/features/profiles/profiles.presenter";
import type { Person } from "#server/features/profiles/profiles.model";
import type { NotificationSetting, NotificationView } from "./notifications.model.ts";
import { pathOf, sentenceOf } from "./notifications.text.model.ts";

/** A notification in REST. */
export function presentNotification(
  { actors, ...notification }: NotificationView & { actors: Person[] },
  urlOf: UrlOf,
): Record<string, unknown> {
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

/** Of what a member wants to be told, in REST. */
export const presentNotificationSettings = (settings: readonly NotificationSetting[]): Record<string, boolean> =>
  Object.fromEntries(settings.map(({ type, enabled }) => [type, enabled]));
