import type { UrlOf } from "#server/features/media/media.model";
import type { AuthorAnswer, SettingsAnswer } from "./profiles.answers.ts";
import type { Person, Settings } from "./profiles.model.ts";

/** The person beside what they wrote, in REST. */
export function presentAuthor(person: Person, urlOf: UrlOf): AuthorAnswer {
  return {
    id: person.id,
    name: person.name,
    username: person.username,
    avatar: person.avatar && urlOf(person.avatar.key),
  };
}

/** The viewer's settings in REST. */
export function presentSettings(settings: Settings): SettingsAnswer {
  return {
    keyboard_shortcuts: settings.keyboardShortcuts,
    alt_reminder: settings.altReminder,
    autoplay: settings.autoplay,
    show_online: settings.showOnline,
    show_visits: settings.showVisits,
    insights_from_posts: settings.insightsFromPosts,
    read_receipts: settings.readReceipts,
    messages_from: settings.messagesFrom,
  };
}
