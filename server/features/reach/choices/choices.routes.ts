import { sentence } from "#server/rest/answers";
import { call, type Route } from "#server/rest/route";
import { choicesAnswer } from "./choices.answers.ts";
import { presentChoices } from "./choices.presenter.ts";
import { choicesBody } from "./choices.requests.ts";
import type { ChoicesService } from "./choices.service.ts";

/** Serves how and when the viewer is reached over REST. */
export const choicesRoutes = (choices: ChoicesService): Route[] => [
  call({
    method: "GET",
    path: "/settings/notifications",
    doc: {
      name: "getNotificationChannels",
      tag: "Notifications",
      summary: "Get how and when the viewer is reached",
      details:
        "Returns for each kind of act by which channels it reaches the viewer, when the digest is sent, and the quiet hours.",
      answer: { settings: choicesAnswer },
    },
    handle: async ({ viewer }) => ({ body: { settings: presentChoices(await choices.get(viewer)) } }),
  }),
  call({
    method: "PUT",
    path: "/settings/notifications",
    body: choicesBody,
    doc: {
      name: "updateNotificationChannels",
      tag: "Notifications",
      summary: "Change how and when the viewer is reached",
      details: "Omitted kinds, channels and fields stay unchanged.",
      example: { matrix: { like: { digest: false }, mention: { mail: true } }, digest: "daily" },
      answer: { settings: choicesAnswer, message: sentence },
    },
    async handle({ viewer, body }) {
      const changed = await choices.change(viewer, body);
      return { body: { settings: presentChoices(changed), message: "Settings saved" } };
    },
  }),
];
