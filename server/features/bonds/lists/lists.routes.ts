import * as z from "zod";
import { toId } from "#server/core/ids";
import { toPageNumber } from "#server/core/pagination";
import { requireViewer, type Viewer } from "#server/core/viewer";
import type { UrlOf } from "#server/features/media/media.model";
import { done, pageNumber } from "#server/rest/answers";
import { call, type Route } from "#server/rest/route";
import { foundPage, suggestionAnswer } from "#server/features/bonds/bonds.answers";
import { MEMBER, SUGGESTED_MAX } from "#server/features/bonds/bonds.model";
import { isSuggested, placeOf, tabOf } from "./lists.model.ts";
import { presentFoundPage } from "./lists.presenter.ts";
import type { PeopleService } from "./lists.service.ts";
import { presentSuggestion } from "#server/features/bonds/bonds.presenter";
import { searchQuery } from "#server/features/bonds/bonds.rules";

interface Parts {
  people: PeopleService;
  urlOf: UrlOf;
}

/** Whom members find, on the REST face. */
export const peopleRoutes = ({ people, urlOf }: Parts): Route[] => {
  type Found = Awaited<ReturnType<PeopleService["search"]>>;
  const present = async (viewer: Viewer, { items, total }: Found, page: number) => {
    const found = items.map(({ item }) => item);
    const relations = await people.relations(
      viewer,
      found.map(({ id }) => id),
    );
    return { body: presentFoundPage({ people: found, relations, page, total: await total() }, urlOf) };
  };
  return [
    call({
      method: "GET",
      path: "/friends/search",
      doc: {
        tag: "Friends",
        summary: "Find people",
        details: "`query` stands anywhere in a name or username; without it comes the default list.",
        query: {
          query: searchQuery.shape.query,
          page: pageNumber,
          suggested: z
            .enum(["0", "1", "true", "false", ""])
            .optional()
            .meta({ description: "1: people whom the member may want to know.", examples: ["0"] }),
        },
        answer: foundPage,
      },
      async handle({ context, query }) {
        const viewer = requireViewer(context);
        const page = toPageNumber(query["page"]);
        const suggested = isSuggested(query["suggested"]);
        const found = await people.find(viewer, { query: query["query"], suggested, place: placeOf(page) });
        return present(viewer, found, page);
      },
    }),
    call({
      method: "GET",
      path: "/connections",
      doc: {
        tag: "Friends",
        summary: "People around the member",
        query: {
          tab: z.enum(["following", "followers", "mutual", "suggested"]).optional(),
          query: searchQuery.shape.query,
          page: pageNumber,
        },
        answer: foundPage,
      },
      async handle({ context, query }) {
        const viewer = requireViewer(context);
        const page = toPageNumber(query["page"]);
        const found = await people.connections(viewer, tabOf(query["tab"]), query["query"], placeOf(page));
        return present(viewer, found, page);
      },
    }),
    call({
      method: "GET",
      path: "/friends/suggestions",
      doc: {
        tag: "Friends",
        summary: "People whom the member may want to know",
        answer: { suggestions: z.array(suggestionAnswer) },
      },
      async handle({ context }) {
        const suggestions = await people.suggestions(requireViewer(context), SUGGESTED_MAX);
        return { body: { suggestions: suggestions.map((one) => presentSuggestion(one, urlOf)) } };
      },
    }),
    call({
      method: "DELETE",
      path: "/friends/suggestions/:id",
      doc: { tag: "Friends", summary: "Do not suggest a member again", answer: done },
      async handle({ context, params }) {
        await people.dismiss(requireViewer(context), toId(params["id"], MEMBER));
        return { body: { message: "Suggestion dismissed" } };
      },
    }),
  ];
};
