import { toPageNumber } from "#server/core/pagination";
import { requireViewer } from "#server/core/viewer";
import type { UrlOf } from "#server/features/media/media.model";
import { presentPost } from "#server/features/posts/posts.presenter";
import { pageNumber } from "#server/rest/answers";
import { call, type Route } from "#server/rest/route";
import { exploreFields, followedTagAnswer, tagName, tagPage } from "#server/features/search/search.answers";
import type { ExploreService } from "./explore.service.ts";
import { presentCategory, presentTag, presentTotals, presentTrend } from "#server/features/search/search.presenter";
import type { TagPagesService } from "#server/features/search/tags/tags.service";

interface Parts {
  explore: ExploreService;
  tagPages: TagPagesService;
  urlOf: UrlOf;
}

/** Explore and its tags on the REST face. A browser that asks for the page at the same address gets the screen. */
export function exploreRoutes({ explore, tagPages, urlOf }: Parts): Route[] {
  const following = (method: "POST" | "DELETE", followed: boolean, summary: string) =>
    call({
      method,
      path: "/tags/:tag/follow",
      doc: {
        tag: "Explore",
        summary,
        details: "Safe to repeat.",
        path: { tag: tagName },
        answer: { tag: followedTagAnswer },
      },
      async handle({ context, params }) {
        const tag = await tagPages.setFollowed(requireViewer(context), params["tag"], followed);
        return { body: { tag: presentTag({ ...tag, isFollowed: followed }) } };
      },
    });
  return [
    call({
      method: "GET",
      path: "/explore",
      doc: {
        tag: "Explore",
        summary: "What the community is about",
        details: "The ten strongest trends, six categories and three numbers, counted now and then.",
        answer: exploreFields,
      },
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
    }),
    call({
      method: "GET",
      path: "/tags/:tag/posts",
      doc: {
        tag: "Explore",
        summary: "What carries a tag",
        path: { tag: tagName },
        query: { page: pageNumber },
        answer: tagPage,
      },
      async handle({ context, params, query }) {
        const viewer = requireViewer(context);
        const page = await tagPages.numberedPage(viewer, params["tag"], toPageNumber(query["page"]));
        return {
          body: { ...page, tag: presentTag(page.tag), posts: page.posts.map((post) => presentPost(post, urlOf)) },
        };
      },
    }),
    following("POST", true, "Follow a tag"),
    following("DELETE", false, "Follow a tag no longer"),
  ];
}
