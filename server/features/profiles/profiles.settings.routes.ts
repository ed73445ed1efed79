import { requireViewer } from "#server/core/viewer";
import type { Route } from "#server/rest/route";
import { presentSettings } from "./profiles.presenter.ts";
import type { SettingsService } from "./profiles.settings.service.ts";

/** The viewer's settings. A browser that asks for the page at the same address gets the screen. */
export function settingsRoutes(settings: SettingsService): Route[] {
  return [
    {
      method: "GET",
      path: "/settings",
      handle: async ({ context }) => ({
        body: { settings: presentSettings(await settings.get(requireViewer(context))) },
      }),
    },
    {
      method: "PUT",
      path: "/settings",
      async handle({ body, context }) {
        const changes = {
          keyboardShortcuts: body["keyboard_shortcuts"],
          altReminder: body["alt_reminder"],
          autoplay: body["autoplay"],
          showOnline: body["show_online"],
          showVisits: body["show_visits"],
          insightsFromPosts: body["insights_from_posts"],
          readReceipts: body["read_receipts"],
          messagesFrom: body["messages_from"],
        };
        const changed = await settings.change(requireViewer(context), changes);
        return { body: { settings: presentSettings(changed), message: "Settings saved" } };
      },
    },
  ];
}
