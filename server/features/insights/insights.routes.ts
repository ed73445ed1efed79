import { done } from "#server/rest/answers";
import { idParam, paged } from "#server/rest/request";
import { call, type Route } from "#server/rest/route";
import { insightAnswer, insightsPage, weekFields } from "./insights.answers.ts";
import { required } from "#server/core/pages";
import type { Viewer } from "#server/core/viewer";
import type { UrlFor } from "#server/features/media/media.model";
import { type InsightView, THIS_INSIGHT } from "./insights.model.ts";
import { presentInsight, presentWeek } from "./insights.presenter.ts";
import { insightBody } from "./insights.requests.ts";
import type { InsightsService } from "./insights.service.ts";
import type { WeekInsightsService } from "./insights.week.service.ts";

const anInsight = { id: idParam(THIS_INSIGHT) };

interface Parts {
  insights: InsightsService;
  week: WeekInsightsService;
  urlFor: UrlFor;
}

/** Serves insights over REST. */
export function insightsRoutes({ insights, week, urlFor }: Parts): Route[] {
  const present = async (viewer: Viewer, views: readonly InsightView[]) => {
    const people = await insights.namedPeople(viewer, views);
    return views.map((view) => presentInsight(view, people, urlFor(viewer)));
  };
  const presentOne = async (viewer: Viewer, view: InsightView) =>
    required((await present(viewer, [view]))[0], THIS_INSIGHT);
  return [
    call({
      method: "POST",
      path: "/insights",
      creates: true,
      body: insightBody,
      doc: {
        name: "createInsight",
        tag: "Insights",
        summary: "Ask a question about the community's ideas",
        details:
          "Searches the posts that the viewer may see and answers with findings, each with the posts on which it is based. Nobody else can see the viewer's insights.",
        example: { prompt: "What do members say about tools?" },
        answer: { insight: insightAnswer },
      },
      async handle({ viewer, body }) {
        return { status: 201, body: { insight: await presentOne(viewer, await insights.create(viewer, body)) } };
      },
    }),
    call({
      method: "GET",
      path: "/insights",
      query: paged(),
      doc: {
        name: "listInsights",
        tag: "Insights",
        summary: "List the viewer's insights",
        details: "Lists the questions that the viewer has asked, with their findings, the newest first.",
        answer: insightsPage,
      },
      async handle({ viewer, query }) {
        const page = await insights.numberedPage(viewer, query.page);
        return { body: { ...page, insights: await present(viewer, page.insights) } };
      },
    }),
    call({
      method: "GET",
      path: "/insights/week",
      doc: {
        name: "getInsightsOfWeek",
        tag: "Insights",
        summary: "Get the topics of the week's public ideas",
        details: "At most three cards, without findings based on posts that are hidden from the viewer.",
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
      doc: {
        name: "getInsight",
        tag: "Insights",
        summary: "Get an insight",
        details:
          "Returns an insight of the viewer. Findings based on posts that the viewer can no longer see are left out.",
        answer: { insight: insightAnswer },
      },
      async handle({ viewer, params }) {
        return { body: { insight: await presentOne(viewer, await insights.get(viewer, params.id)) } };
      },
    }),
    call({
      method: "DELETE",
      path: "/insights/:id",
      params: anInsight,
      doc: {
        name: "deleteInsight",
        tag: "Insights",
        summary: "Delete an insight",
        details: "Deletes an insight of the viewer. The posts on which it is based stay as they are.",
        answer: done,
      },
      async handle({ viewer, params }) {
        await insights.remove(viewer, params.id);
        return { body: { message: "Insight deleted" } };
      },
    }),
  ];
}
