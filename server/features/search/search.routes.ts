import { spellNumber } from "#server/core/text.rules";
import type { UrlFor } from "#server/features/media/media.model";
import { call, type Route } from "#server/rest/route";
import { resultsPage, suggestedFields } from "./search.answers.ts";
import { SUGGESTED } from "./search.model.ts";
import { presentResult } from "./search.presenter.ts";
import { searchQuery, suggestionsQuery } from "./search.requests.ts";
import type { SearchService } from "./search.service.ts";
import type { SuggestionsService } from "./search.suggestions.service.ts";

interface Parts {
  search: SearchService;
  suggestions: SuggestionsService;
  urlFor: UrlFor;
}

/** Serves the search over REST. A browser that requests a page at the same address gets the screen. */
export const searchRoutes = ({ search, suggestions, urlFor }: Parts): Route[] => [
  call({
    method: "GET",
    path: "/search",
    query: searchQuery,
    doc: {
      name: "search",
      tag: "Search",
      summary: "Search for ideas, comments, people or tags",
      details:
        'Best match first. Ideas can be searched by words, `"phrases"`, `-words` to exclude, `from:ada`, `tag:tools`, ' +
        "`before:2026-01-31`, `after:2026-01-31`, `has:image`, `has:video`, `in:bookmarks`, `in:` with the address of a group, and `OR` between words. `hints` lists parts that look like operators but are not.",
      answer: resultsPage,
    },
    async handle({ viewer, query: { page, ...input } }) {
      const { items, hasNextPage, total, isNear, hints } = await search.numberedPage(viewer, input, page);
      const results = items.map(({ node }) => presentResult(node, urlFor(viewer)));
      return { body: { hints, results, hasMore: hasNextPage, total: await total(), is_near: isNear, isNear } };
    },
  }),
  call({
    method: "GET",
    path: "/search/suggestions",
    query: suggestionsQuery,
    doc: {
      name: "listSearchSuggestions",
      tag: "Search",
      summary: "Get suggestions for a search text",
      details: `Up to ${spellNumber(SUGGESTED)} of each kind; empty for a text that a search would refuse.`,
      answer: suggestedFields,
    },
    async handle({ viewer, query }) {
      const { ideas, people, tags } = await suggestions.suggest(viewer, query.typed);
      const presented = (results: typeof ideas) => results.map((result) => presentResult(result, urlFor(viewer)));
      return { body: { ideas: presented(ideas), people: presented(people), tags: presented(tags) } };
    },
  }),
];
