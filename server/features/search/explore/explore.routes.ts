import * as z from "zod";
import { spellNumber } from "#server/core/text.rules";
import type { UrlFor } from "#server/features/media/media.model";
import { presentPost } from "#server/features/posts/posts.presenter";
import { pagedPosts } from "#server/rest/request";
import { call, type Doc, type Route } from "#server/rest/route";
import { exploreFields, followedTagAnswer, tagPage } from "#server/features/search/search.answers";
import type { ExploreService } from "./explore.service.ts";
import { CATEGORIES_MAX, TRENDS_LISTED } from "#server/features/search/search.model";
import { presentCategory, presentTag, presentTotals, presentTrend } from "#server/features/search/search.presenter";
import { tagParam } from "#server/features/search/search.requests";
import { FOLLOWED_TAGS_MAX } from "#server/features/search/search.rules";
import type { TagPagesService } from "#server/features/search/tags/tags.service";

type Named = Pick<Doc, "name" | "summary" | "details">;

interface Parts {
  explore: ExploreService;
  tagPages: TagPagesService;
  urlFor: UrlFor;
}

/** Serves Explore and its tags over REST. A browser that requests a page at the same address gets the screen. */
export function exploreRoutes({ explore, tagPages, urlFor }: Parts): Route[] {
  const following = (method: "POST" | "DELETE", followed: boolean, { name, summary, details }: Named) =>
    call({
      method,
      path: "/tags/:tag/follow",
      params: { tag: tagParam },
      doc: {
        name,
        tag: "Explore",
        summary,
        details,
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
        name: "getExplore",
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
      query: pagedPosts(),
      doc: {
        name: "listPostsWithTag",
        tag: "Explore",
        summary: "List the posts with a tag",
        details:
          "Lists the posts with a tag that the viewer may see, the newest first, with what is known of the tag. A tag that no post has gives an empty list.",
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
    call({
      method: "GET",
      path: "/tags/followed",
      doc: {
        name: "listFollowedTags",
        tag: "Explore",
        summary: "List the tags that the viewer follows",
        details: `All of them by name, at most ${FOLLOWED_TAGS_MAX}.`,
        answer: { tags: z.array(followedTagAnswer) },
      },
      async handle({ viewer }) {
        const tags = await tagPages.allFollowedBy(viewer);
        return { body: { tags: tags.map((tag) => presentTag({ ...tag, isFollowed: true })) } };
      },
    }),
    following("POST", true, {
      name: "followTag",
      summary: "Follow a tag",
      details: "New posts with the tag appear in the viewer's Following. Safe to repeat.",
    }),
    following("DELETE", false, {
      name: "unfollowTag",
      summary: "Unfollow a tag",
      details: "The tag is no reason any more for a post to be in the viewer's Following. Safe to repeat.",
    }),
  ];
}
