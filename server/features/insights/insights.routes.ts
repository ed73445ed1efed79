import { done } from "#server/rest/answers";
import { idParam, paged } from "#server/rest/request";
import { call, type Route } from "#server/rest/route";
import { insightAnswer, insightsPage, weekFields } from "./insights.answers.ts";
import { THIS_INSIGHT } from "./insights.model.ts";
import { presentInsight, presentWeek } from "./insights.presenter.ts";
import { insightBody } from "./insights.requests.ts";
import type { InsightsService } from "./insights.service.ts";
import type { WeekInsightsService } from "./insights.week.service.ts";

const anInsight = { id: idParam(THIS_INSIGHT) };

/** Serves insights over REST. */
export const insightsRoutes = (insights: InsightsService, week: WeekInsightsService): Route[] => [
  call({
    method: "POST",
    path: "/insights",
    creates: true,
    body: insightBody,
    doc: {
      tag: "Insights",
      summary: "Ask a question about the community's ideas",
      example: { prompt: "What do members say about tools?" },
      answer: { insight: insightAnswer },
    },
    async handle({ viewer, body }) {
      return { status: 201, body: { insight: presentInsight(await insights.create(viewer, body)) } };
    },
  }),
  call({
    method: "GET",
    path: "/insights",
    query: paged(),
    doc: { tag: "Insights", summary: "List the viewer's insights", answer: insightsPage },
    async handle({ viewer, query }) {
      const page = await insights.numberedPage(viewer, query.page);
      return { body: { ...page, insights: page.insights.map(presentInsight) } };
    },
  }),
  call({
    method: "GET",
    path: "/insights/week",
    doc: {
      tag: "Insights",
      summary: "Get the topics of the week's public ideas",
      details: "Three cards, without findings based on posts that are hidden from the viewer.",
      answer: weekFields,
    },
    async handle({ viewer }) {
      return { body: presentWeek(await week.read(viewer)) };
    },
  }),
  call({
    method: "GET",
    path: "/insights/:id",
    params: anInsight,
    doc: { tag: "Insights", summary: "Get an insight", answer: { insight: insightAnswer } },
    async handle({ viewer, params }) {
      return { body: { insight: presentInsight(await insights.get(viewer, params.id)) } };
    },
  }),
  call({
    method: "DELETE",
    path: "/insights/:id",
    params: anInsight,
    doc: { tag: "Insights", summary: "Delete an insight", answer: done },
    async handle({ viewer, params }) {
      await insights.remove(viewer, params.id);
      return { body: { message: "Insight deleted" } };
    },
  }),
];
