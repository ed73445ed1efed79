import * as z from "zod";
import { requireViewer } from "#server/core/viewer";
import type { UrlOf } from "#server/features/media/media.model";
import { howMany } from "#server/rest/answers";
import { call, type Route } from "#server/rest/route";
import { analyticsFields, audienceFields } from "./analytics.answers.ts";
import type { AudienceService } from "./analytics.audience.service.ts";
import { presentAnalytics, presentAudience } from "./analytics.presenter.ts";
import { rangeChoice, sightingList } from "./analytics.rules.ts";
import type { AnalyticsService } from "./analytics.service.ts";

const seenBody = z.object({ events: sightingList.shape.sightings });

interface Parts {
  analytics: AnalyticsService;
  audience: AudienceService;
  urlOf: UrlOf;
}

/** Figures on the REST face. */
export const analyticsRoutes = ({ analytics, audience, urlOf }: Parts): Route[] => [
  call({
    method: "GET",
    path: "/profile/analytics",
    doc: { tag: "Me", summary: "How often the member was seen", query: rangeChoice.shape, answer: analyticsFields },
    async handle({ context, query }) {
      return { body: presentAnalytics(await analytics.figures(requireViewer(context), { range: query["range"] })) };
    },
  }),
  call({
    method: "GET",
    path: "/profile/analytics/audience",
    doc: {
      tag: "Me",
      summary: "Who saw the member, what of them, and from where",
      details: "Of the last 90 days at most. Visitors are named where both sides say so.",
      query: rangeChoice.shape,
      answer: audienceFields,
    },
    async handle({ context, query }) {
      const found = await audience.whole(requireViewer(context), { range: query["range"] });
      return { body: presentAudience(found, urlOf) };
    },
  }),
  call({
    method: "POST",
    path: "/events",
    doc: {
      tag: "Me",
      summary: "Tell what was seen",
      body: seenBody,
      example: { events: [{ kind: "impression", id: 7 }] },
      answer: { recorded: howMany },
    },
    async handle({ body, context }) {
      return { body: { recorded: await analytics.record(requireViewer(context), { sightings: body["events"] }) } };
    },
  }),
];
