import { toPageNumber } from "#server/core/pagination";
import { requireViewer } from "#server/core/viewer";
import type { UrlOf } from "#server/features/media/media.model";
import { presentPost } from "#server/features/posts/posts.presenter";
import type { Route } from "#server/rest/route";
import type { ExploreService } from "./search.explore.service.ts";
import { presentCategory, presentResult, presentTag, presentTotals, presentTrend } from "./search.presenter.ts";
import type { SearchService } from "./search.service.ts";
import type { SuggestionsService } from "./search.suggestions.service.ts";
import type { TagPagesService } from "./search.tags.service.ts";

interface Parts {
  search: SearchService;
  suggestions: SuggestionsService;
  explore: ExploreService;
  tagPages: TagPagesService;
  urlOf: UrlOf;
}

/** The search and Explore on the REST face. A browser that asks for the page at the same address gets the screen. */
export function searchRoutes({ search, suggestions, explore, tagPages, urlOf }: Parts): Route[] {
  const following = (method: "POST" | "DELETE", followed: boolean): Route => ({
    method,
    path: "/tags/:tag/follow",
    async handle({ context, params }) {
      const tag = await tagPages.setFollowed(requireViewer(context), params["tag"], followed);
      return { body: { tag: presentTag({ ...tag, isFollowed: followed }) } };
    },
  });
  return [
    {
      method: "GET",
      path: "/explore",
      async handle({ context }) {
        const { tags, categories, ...shown } = await explore.overview(requireViewer(context), tagPages);
        return {
          body: {
            trending_tags: tags.map(({ tag, trend, authors }) => presentTrend(tag, trend, authors, urlOf)),
            categories: categories.map(presentCategory),
            ...presentTotals(shown),
          },
        };
      },
    },
    {
      method: "GET",
      path: "/tags/:tag/posts",
      async handle({ context, params, query }) {
        const viewer = requireViewer(context);
        const page = await tagPages.numberedPage(viewer, params["tag"], toPageNumber(query["page"]));
        return {
          body: { ...page, tag: presentTag(page.tag), posts: page.posts.map((post) => presentPost(post, urlOf)) },
        };
      },
    },
    following("POST", true),
    following("DELETE", false),
    {
      method: "GET",
      path: "/search",
      async handle({ context, query }) {
        const viewer = requireViewer(context);
        const input = {
          query: query["query"] ?? "",
          kind: query["kind"] || undefined,
          category: query["category"] || null,
        };
        const page = await search.numberedPage(viewer, input, toPageNumber(query["page"]));
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
    },
    {
      method: "GET",
      path: "/search/suggestions",
      async handle({ context, query }) {
        const typed = typeof query["query"] === "string" ? query["query"] : "";
        const { ideas, people, tags } = await suggestions.of(requireViewer(context), typed);
        const presented = (results: typeof ideas) => results.map((result) => presentResult(result, urlOf));
        return { body: { ideas: presented(ideas), people: presented(people), tags: presented(tags) } };
      },
    },
  ];
}
