import type { SettingsAnswer } from "./settings.answers.ts";
import type { Settings } from "./settings.model.ts";

/** Presents the viewer's settings in REST. */
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
