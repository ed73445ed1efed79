import type { UrlFor } from "#server/features/media/media.model";
import { paged, textParam } from "#server/rest/request";
import { call, type Route } from "#server/rest/route";
import { postsPage } from "#server/features/posts/posts.answers";
import { presentPost } from "#server/features/posts/posts.presenter";
import type { AuthoredPostsService } from "./activity.posts.service.ts";

/**
 * Serves the posts that a member shared over REST. A browser that requests a page at the same address gets the screen.
 */
export function authoredPostsRoutes(authored: AuthoredPostsService, urlFor: UrlFor): Route[] {
  const route = (kind: "posts" | "images", summary: string): Route =>
    call({
      method: "GET",
      path: `/profile/:username/${kind}`,
      params: { username: textParam() },
      query: paged(),
      doc: { tag: "Profiles", summary, answer: postsPage },
      async handle({ viewer, params, query }) {
        const page = await authored.numberedPage(viewer, kind, params.username, query.page);
        return { body: { ...page, posts: page.posts.map((post) => presentPost(post, urlFor(viewer))) } };
      },
    });
  return [route("posts", "List a member's posts"), route("images", "List a member's posts that have a picture")];
}
