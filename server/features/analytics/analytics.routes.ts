import type { UrlFor } from "#server/features/media/media.model";
import { howMany } from "#server/rest/answers";
import { call, type Route } from "#server/rest/route";
import { analyticsFields, audienceFields } from "./analytics.answers.ts";
import type { AudienceService } from "./analytics.audience.service.ts";
import { presentAnalytics, presentAudience } from "./analytics.presenter.ts";
import { SIGHTINGS_DAYS } from "#server/features/community/community.limits.rules";
import { rangeQuery, sightingsBody } from "./analytics.requests.ts";
import type { AnalyticsService } from "./analytics.service.ts";

interface Parts {
  analytics: AnalyticsService;
  audience: AudienceService;
  urlFor: UrlFor;
}

/** Serves figures over REST. */
export const analyticsRoutes = ({ analytics, audience, urlFor }: Parts): Route[] => [
  call({
    method: "GET",
    path: "/profile/analytics",
    query: rangeQuery,
    doc: {
      name: "getAnalytics",
      tag: "Me",
      summary: "Get the viewer's statistics",
      details:
        "Counts how often the viewer's profile and posts were seen and what others did with them, by day. Only the viewer can see these figures.",
      answer: analyticsFields,
    },
    async handle({ viewer, query }) {
      return { body: presentAnalytics(await analytics.figures(viewer, query)) };
    },
  }),
  call({
    method: "GET",
    path: "/profile/analytics/audience",
    query: rangeQuery,
    doc: {
      name: "getAudience",
      tag: "Me",
      summary: "Get the viewer's audience",
      details: `Top posts, sources of visits and visitors of the last ${SIGHTINGS_DAYS} days at most. Visitors are named only if both sides allow it.`,
      answer: audienceFields,
    },
    async handle({ viewer, query }) {
      return { body: presentAudience(await audience.whole(viewer, query), urlFor(viewer)) };
    },
  }),
  call({
    method: "POST",
    path: "/events",
    changesNoPost: true,
    body: sightingsBody,
    doc: {
      name: "reportSightings",
      tag: "Me",
      summary: "Report what the viewer has seen",
      details:
        "Reports posts that were on the screen, opened posts and visited profiles, in batches. Own posts, things that the viewer may not see, and repetitions are not counted; `recorded` says how many were.",
      example: { events: [{ kind: "impression", id: 7 }] },
      answer: { recorded: howMany },
    },
    async handle({ viewer, body }) {
      return { body: { recorded: await analytics.record(viewer, body) } };
    },
  }),
];
