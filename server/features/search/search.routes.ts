import { toPageNumber } from "#server/core/pagination";
import { requireViewer } from "#server/core/viewer";
import type { UrlOf } from "#server/features/media/media.model";
import { pageNumber } from "#server/rest/answers";
import { call, type Route } from "#server/rest/route";
import { resultsPage, suggestedFields } from "./search.answers.ts";
import { searchOf, typedOf } from "./search.model.ts";
import { presentResult } from "./search.presenter.ts";
import { searchInput } from "./search.rules.ts";
import type { SearchService } from "./search.service.ts";
import type { SuggestionsService } from "./search.suggestions.service.ts";

interface Parts {
  search: SearchService;
  suggestions: SuggestionsService;
  urlOf: UrlOf;
}

/** The search on the REST face. A browser that asks for the page at the same address gets the screen. */
export const searchRoutes = ({ search, suggestions, urlOf }: Parts): Route[] => [
  call({
    method: "GET",
    path: "/search",
    doc: {
      tag: "Search",
      summary: "Find ideas, people or tags",
      details:
        'Best first. Ideas are found by words, `"phrases"`, `-words` that must not be there, `from:ada`, `tag:tools`, ' +
        "`before:2026-01-31`, `after:2026-01-31` and `has:image`.",
      query: { ...searchInput.shape, page: pageNumber },
      answer: resultsPage,
    },
    async handle({ context, query }) {
      const viewer = requireViewer(context);
      const page = await search.numberedPage(viewer, searchOf(query), toPageNumber(query["page"]));
      return {
        body: {
          results: page.items.map(({ node }) => presentResult(node, urlOf)),
          hasMore: page.hasNextPage,
          total: await page.total(),
          is_near: page.isNear,
          isNear: page.isNear,
        },
      };
    },
  }),
  call({
    method: "GET",
    path: "/search/suggestions",
    doc: {
      tag: "Search",
      summary: "What may be meant by what is typed so far",
      details: "Up to four of each kind; nothing for what no search would take.",
      query: { query: searchInput.shape.query },
      answer: suggestedFields,
    },
    async handle({ context, query }) {
      const { ideas, people, tags } = await suggestions.of(requireViewer(context), typedOf(query["query"]));
      const presented = (results: typeof ideas) => results.map((result) => presentResult(result, urlOf));
      return { body: { ideas: presented(ideas), people: presented(people), tags: presented(tags) } };
    },
  }),
];
