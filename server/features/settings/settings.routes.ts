import { requireViewer } from "#server/core/viewer";
import { sentence } from "#server/rest/answers";
import { call, type Route } from "#server/rest/route";
import { settingsAnswer } from "./settings.answers.ts";
import { presentSettings } from "./settings.presenter.ts";
import { settingsChange } from "./settings.rules.ts";
import type { SettingsService } from "./settings.service.ts";

/** The viewer's settings. A browser that asks for the page at the same address gets the screen. */
export function settingsRoutes(settings: SettingsService): Route[] {
  return [
    call({
      method: "GET",
      path: "/settings",
      doc: { tag: "Me", summary: "The member's settings", answer: { settings: settingsAnswer } },
      handle: async ({ context }) => ({
        body: { settings: presentSettings(await settings.get(requireViewer(context))) },
      }),
    }),
    call({
      method: "PUT",
      path: "/settings",
      doc: {
        tag: "Me",
        summary: "Change settings",
        details: "What is left out stays as it is.",
        body: settingsChange,
        example: { autoplay: "wifi", show_online: false },
        answer: { settings: settingsAnswer, message: sentence },
      },
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
    }),
  ];
}
