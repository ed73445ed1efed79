import type { UrlFor } from "#server/features/media/media.model";
import { pagedPosts, textParam } from "#server/rest/request";
import { call, type Doc, type Route } from "#server/rest/route";
import { postsPage } from "#server/features/posts/posts.answers";
import { presentPost } from "#server/features/posts/posts.presenter";
import type { AuthoredPostsService } from "./activity.posts.service.ts";

type Named = Pick<Doc, "name" | "summary" | "details">;

/**
 * Serves the posts that a member shared over REST. A browser that requests a page at the same address gets the screen.
 */
export function authoredPostsRoutes(authored: AuthoredPostsService, urlFor: UrlFor): Route[] {
  const route = (kind: "posts" | "images", { name, summary, details }: Named): Route =>
    call({
      method: "GET",
      path: `/profile/:username/${kind}`,
      params: { username: textParam() },
      query: pagedPosts(),
      doc: { name, tag: "Profiles", summary, details, answer: postsPage },
      async handle({ viewer, params, query }) {
        const page = await authored.numberedPage(viewer, kind, params.username, query.page);
        return { body: { ...page, posts: page.posts.map((post) => presentPost(post, urlFor(viewer))) } };
      },
    });
  return [
    route("posts", {
      name: "listPostsOfMember",
      summary: "List a member's posts",
      details: "Lists what a member shared and the viewer may see, the newest first.",
    }),
    route("images", {
      name: "listPicturesOfMember",
      summary: "List a member's posts that have a picture",
      details: "Lists those of a member's posts with a picture that the viewer may see, the newest first.",
    }),
  ];
}
