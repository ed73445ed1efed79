import * as z from "zod";
import { numberedPage } from "#server/core/pages";
import type { Viewer } from "#server/core/viewer";
import type { UrlOf } from "#server/features/media/media.model";
import { done } from "#server/rest/answers";
import { idParam } from "#server/rest/request";
import { call, type Route } from "#server/rest/route";
import { foundPage, suggestionAnswer } from "#server/features/bonds/bonds.answers";
import { MEMBER, SEARCH_PAGE_SIZE, SUGGESTED_MAX } from "#server/features/bonds/bonds.model";
import type { PeopleService } from "./lists.service.ts";
import { presentFoundPage, presentSuggestion } from "#server/features/bonds/bonds.presenter";
import { connectionsQuery, peopleQuery } from "#server/features/bonds/bonds.requests";

interface Parts {
  people: PeopleService;
  urlOf: UrlOf;
}

/** Serves the people whom members find over REST. */
export const peopleRoutes = ({ people, urlOf }: Parts): Route[] => {
  type SearchPage = Awaited<ReturnType<PeopleService["search"]>>;
  const present = async (viewer: Viewer, { items, total }: SearchPage, page: number) => {
    const result = items.map(({ item }) => item);
    const relations = await people.relations(
      viewer,
      result.map(({ id }) => id),
    );
    return { body: presentFoundPage({ people: result, relations, page, total: await total() }, urlOf) };
  };
  return [
    call({
      method: "GET",
      path: "/friends/search",
      query: peopleQuery,
      doc: {
        name: "searchPeople",
        tag: "Friends",
        summary: "Search people",
        details: "`query` matches any part of a name or username; without it the default list is returned.",
        answer: foundPage,
      },
      async handle({ viewer, query: { page, ...search } }) {
        const result = await people.find(viewer, { ...search, slice: numberedPage(page, SEARCH_PAGE_SIZE) });
        return present(viewer, result, page);
      },
    }),
    call({
      method: "GET",
      path: "/connections",
      query: connectionsQuery,
      doc: {
        name: "listConnections",
        tag: "Friends",
        summary: "List the viewer's connections",
        details:
          "Lists one of the four tabs of Friends & Connections: whom the viewer follows, who follows the viewer, friends, or suggested members. `query` finds people by a part of their name or username.",
        answer: foundPage,
      },
      async handle({ viewer, query: { page, tab, query } }) {
        const result = await people.connections(viewer, tab, query, numberedPage(page, SEARCH_PAGE_SIZE));
        return present(viewer, result, page);
      },
    }),
    call({
      method: "GET",
      path: "/friends/suggestions",
      doc: {
        name: "listSuggestedPeople",
        tag: "Friends",
        summary: "List suggested members",
        details:
          "Lists members whom the viewer may know, with the reason for each. Those whom the viewer dismissed are left out.",
        answer: { suggestions: z.array(suggestionAnswer) },
      },
      async handle({ viewer }) {
        const suggestions = await people.suggestions(viewer, SUGGESTED_MAX);
        return { body: { suggestions: suggestions.map((one) => presentSuggestion(one, urlOf)) } };
      },
    }),
    call({
      method: "DELETE",
      path: "/friends/suggestions/:id",
      params: { id: idParam(MEMBER) },
      doc: {
        name: "dismissSuggestedPerson",
        tag: "Friends",
        summary: "Dismiss a suggestion",
        details:
          "Removes a member from the viewer's suggestions for good. The id is the user id of the member. Safe to repeat.",
        answer: done,
      },
      async handle({ viewer, params }) {
        await people.dismiss(viewer, params.id);
        return { body: { message: "Suggestion dismissed" } };
      },
    }),
  ];
};
