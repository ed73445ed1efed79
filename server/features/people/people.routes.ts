import { call, type Route } from "#server/rest/route";
import type { ProfilesService } from "./people.service.ts";

/** Receives the activity of members over REST. */
export const peopleActivityRoutes = (profiles: ProfilesService): Route[] => [
  call({
    method: "POST",
    path: "/profile/activity",
    doc: { tag: "Profiles", summary: "Report that the viewer is online", answer: {} },
    async handle({ viewer }) {
      await profiles.ping(viewer);
      return { body: {} };
    },
  }),
];
