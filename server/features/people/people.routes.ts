import { call, type Route } from "#server/rest/route";
import type { ProfilesService } from "./people.service.ts";

/** Receives the activity of members over REST. */
export const peopleActivityRoutes = (profiles: ProfilesService): Route[] => [
  call({
    method: "POST",
    path: "/profile/activity",
    doc: {
      name: "reportActivity",
      tag: "Profiles",
      summary: "Report that the viewer is online",
      details:
        "Clients send it every few minutes while they are open, so that others see the viewer as online, if the viewer's settings allow that.",
      answer: {},
    },
    async handle({ viewer }) {
      await profiles.ping(viewer);
      return { body: {} };
    },
  }),
];
