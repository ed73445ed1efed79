import { requireViewer } from "#server/core/viewer";
import type { Route } from "#server/rest/route";
import type { UrlOf } from "#server/features/media/media.model";
import type { AudienceService } from "./analytics.audience.service.ts";
import { presentAnalytics, presentAudience } from "./analytics.presenter.ts";
import type { AnalyticsService } from "./analytics.service.ts";

interface Parts {
  analytics: AnalyticsService;
  audience: AudienceService;
  urlOf: UrlOf;
}

/** Figures on the REST face. */
export const analyticsRoutes = ({ analytics, audience, urlOf }: Parts): Route[] => [
  {
    method: "GET",
    path: "/profile/analytics",
    async handle({ context, query }) {
      return { body: presentAnalytics(await analytics.figures(requireViewer(context), { range: query["range"] })) };
    },
  },
  {
    method: "GET",
    path: "/profile/analytics/audience",
    async handle({ context, query }) {
      const found = await audience.whole(requireViewer(context), { range: query["range"] });
      return { body: presentAudience(found, urlOf) };
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
