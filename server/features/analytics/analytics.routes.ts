import { requireViewer } from "#server/core/viewer";
import type { Route } from "#server/rest/route";
import { presentAnalytics } from "./analytics.presenter.ts";
import type { AnalyticsService } from "./analytics.service.ts";

/** Figures on the REST face. */
export const analyticsRoutes = (analytics: AnalyticsService): Route[] => [
  {
    method: "GET",
    path: "/profile/analytics",
    async handle({ context, query }) {
      return { body: presentAnalytics(await analytics.figures(requireViewer(context), { range: query["range"] })) };
    },
  },
  {
    method: "POST",
    path: "/events",
    async handle({ body, context }) {
      return { body: { recorded: await analytics.record(requireViewer(context), { sightings: body["events"] }) } };
    },
  },
];
