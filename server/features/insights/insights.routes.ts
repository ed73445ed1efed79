import { toId } from "#server/core/ids";
import { toPageNumber } from "#server/core/pagination";
import { requireViewer } from "#server/core/viewer";
import type { Route } from "#server/rest/route";
import { presentInsight } from "./insights.presenter.ts";
import type { InsightsService } from "./insights.service.ts";

/** Insights on the REST face. */
export const insightsRoutes = (insights: InsightsService): Route[] => [
  {
    method: "POST",
    path: "/insights",
    creates: true,
    async handle({ context, body }) {
      const asked = { prompt: body["prompt"] ?? "", clientId: body["client_id"] || null };
      const insight = await insights.create(requireViewer(context), asked);
      return { status: 201, body: { insight: presentInsight(insight) } };
    },
  },
  {
    method: "GET",
    path: "/insights",
    async handle({ context, query }) {
      const page = await insights.numberedPage(requireViewer(context), toPageNumber(query["page"]));
      return { body: { ...page, insights: page.insights.map(presentInsight) } };
    },
  },
  {
    method: "GET",
    path: "/insights/:id",
    async handle({ context, params }) {
      return { body: { insight: presentInsight(await insights.get(requireViewer(context), params["id"])) } };
    },
  },
  {
    method: "DELETE",
    path: "/insights/:id",
    async handle({ context, params }) {
      await insights.remove(requireViewer(context), toId(params["id"], "This insight"));
      return { body: { message: "Insight deleted" } };
    },
  },
];
