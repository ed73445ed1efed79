import { toId } from "#server/core/ids";
import { toPageNumber } from "#server/core/pagination";
import { requireViewer } from "#server/core/viewer";
import { done, pageNumber } from "#server/rest/answers";
import { call, type Route } from "#server/rest/route";
import { insightAnswer, insightsPage } from "./insights.answers.ts";
import { presentInsight } from "./insights.presenter.ts";
import { newInsight } from "./insights.rules.ts";
import type { InsightsService } from "./insights.service.ts";

/** Insights on the REST face. */
export const insightsRoutes = (insights: InsightsService): Route[] => [
  call({
    method: "POST",
    path: "/insights",
    creates: true,

    doc: {
      tag: "Insights",
      summary: "Ask what the community's ideas say to a question",
      body: newInsight,
      example: { prompt: "What do members say about tools?" },
      answer: { insight: insightAnswer },
    },
    async handle({ context, body }) {
      const asked = { prompt: body["prompt"] ?? "", clientId: body["client_id"] || null };
      const insight = await insights.create(requireViewer(context), asked);
      return { status: 201, body: { insight: presentInsight(insight) } };
    },
  }),
  call({
    method: "GET",
    path: "/insights",
    doc: {
      tag: "Insights",
      summary: "What the member asked so far",
      query: { page: pageNumber },
      answer: insightsPage,
    },
    async handle({ context, query }) {
      const page = await insights.numberedPage(requireViewer(context), toPageNumber(query["page"]));
      return { body: { ...page, insights: page.insights.map(presentInsight) } };
    },
  }),
  call({
    method: "GET",
    path: "/insights/:id",
    doc: { tag: "Insights", summary: "An insight", answer: { insight: insightAnswer } },
    async handle({ context, params }) {
      return { body: { insight: presentInsight(await insights.get(requireViewer(context), params["id"])) } };
    },
  }),
  call({
    method: "DELETE",
    path: "/insights/:id",
    doc: { tag: "Insights", summary: "Forget an insight", details: "Safe to repeat.", answer: done },
    async handle({ context, params }) {
      await insights.remove(requireViewer(context), toId(params["id"], "This insight"));
      return { body: { message: "Insight deleted" } };
    },
  }),
];
