import { spellNumber } from "#server/core/text.rules";
import type { UrlFor } from "#server/features/media/media.model";
import { presentPost } from "#server/features/posts/posts.presenter";
import { paged } from "#server/rest/request";
import { call, type Route } from "#server/rest/route";
import { exploreFields, followedTagAnswer, tagPage } from "#server/features/search/search.answers";
import type { ExploreService } from "./explore.service.ts";
import { CATEGORIES_MAX, TRENDS_LISTED } from "#server/features/search/search.model";
import { presentCategory, presentTag, presentTotals, presentTrend } from "#server/features/search/search.presenter";
import { tagParam } from "#server/features/search/search.requests";
import type { TagPagesService } from "#server/features/search/tags/tags.service";

interface Parts {
  explore: ExploreService;
  tagPages: TagPagesService;
  urlFor: UrlFor;
}

/** Serves Explore and its tags over REST. A browser that requests a page at the same address gets the screen. */
export function exploreRoutes({ explore, tagPages, urlFor }: Parts): Route[] {
  const following = (method: "POST" | "DELETE", followed: boolean, summary: string) =>
    call({
      method,
      path: "/tags/:tag/follow",
      params: { tag: tagParam },
      doc: {
        tag: "Explore",
        summary,
        details: "Safe to repeat.",
        answer: { tag: followedTagAnswer },
      },
      async handle({ viewer, params }) {
        const tag = await tagPages.setFollowed(viewer, params.tag, followed);
        return { body: { tag: presentTag({ ...tag, isFollowed: followed }) } };
      },
    });
  return [
    call({
      method: "GET",
      path: "/explore",
      doc: {
        tag: "Explore",
        summary: "Get the community's current topics",
        details: `The ${spellNumber(TRENDS_LISTED)} strongest trends, ${spellNumber(CATEGORIES_MAX)} categories and three figures, updated periodically.`,
        answer: exploreFields,
      },
      async handle({ viewer }) {
        const { tags, categories, ...totals } = await explore.overview(viewer, tagPages);
        return {
          body: {
            trending_tags: tags.map(({ tag, trend, authors }) => presentTrend(tag, trend, authors, urlFor(viewer))),
            categories: categories.map(presentCategory),
            ...presentTotals(totals),
          },
        };
      },
    }),
    call({
      method: "GET",
      path: "/tags/:tag/posts",
      params: { tag: tagParam },
      query: paged(),
      doc: {
        tag: "Explore",
        summary: "List the posts with a tag",
        answer: tagPage,
      },
      async handle({ viewer, params, query }) {
        const page = await tagPages.numberedPage(viewer, params.tag, query.page);
        return {
          body: {
            ...page,
            tag: presentTag(page.tag),
            posts: page.posts.map((post) => presentPost(post, urlFor(viewer))),
          },
        };
      },
    }),
    following("POST", true, "Follow a tag"),
    following("DELETE", false, "Unfollow a tag"),
  ];
}
