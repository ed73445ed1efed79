import { call, type Route } from "#server/rest/route";
import type { ProfilesService } from "./people.service.ts";

/** Members say that they are there, on the REST face. */
export const peopleActivityRoutes = (profiles: ProfilesService): Route[] => [
  call({
    method: "POST",
    path: "/profile/activity",
    doc: { tag: "Profiles", summary: "Say that one is there", answer: {} },
    async handle({ viewer }) {
      await profiles.ping(viewer);
      return { body: {} };
    },
  }),
];
