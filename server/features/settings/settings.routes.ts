import { sentence } from "#server/rest/answers";
import { call, type Route } from "#server/rest/route";
import { settingsAnswer } from "./settings.answers.ts";
import { presentSettings } from "./settings.presenter.ts";
import { settingsBody } from "./settings.requests.ts";
import type { SettingsService } from "./settings.service.ts";

/** Serves the viewer's settings over REST. A browser that requests a page at the same address gets the screen. */
export function settingsRoutes(settings: SettingsService): Route[] {
  return [
    call({
      method: "GET",
      path: "/settings",
      doc: {
        name: "getSettings",
        tag: "Me",
        summary: "Get the viewer's settings",
        details: "Returns the viewer's choices about the app and about what others may see. They apply on all devices.",
        answer: { settings: settingsAnswer },
      },
      handle: async ({ viewer }) => ({ body: { settings: presentSettings(await settings.get(viewer)) } }),
    }),
    call({
      method: "PUT",
      path: "/settings",
      body: settingsBody,
      doc: {
        name: "updateSettings",
        tag: "Me",
        summary: "Update settings",
        details: "Omitted fields stay unchanged.",
        example: { autoplay: "wifi", show_online: false },
        answer: { settings: settingsAnswer, message: sentence },
      },
      async handle({ viewer, body }) {
        const changed = await settings.change(viewer, body);
        return { body: { settings: presentSettings(changed), message: "Settings saved" } };
      },
    }),
  ];
}
