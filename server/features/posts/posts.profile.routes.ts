import { toPageNumber } from "#server/core/pagination";
import { requireViewer } from "#server/core/viewer";
import type { UrlOf } from "#server/features/media/media.model";
import type { Route } from "#server/rest/route";
import { presentPost } from "./posts.presenter.ts";
import type { AuthoredPostsService } from "./posts.profile.service.ts";

/** What a member shared, on the REST face. A browser that asks for the page at the same address gets the screen. */
export function authoredPostsRoutes(authored: AuthoredPostsService, urlOf: UrlOf): Route[] {
  const route = (kind: "posts" | "images"): Route => ({
    method: "GET",
    path: `/profile/:username/${kind}`,
    async handle({ context, params, query }) {
      const viewer = requireViewer(context);
      const page = await authored.numberedPage(viewer, kind, params["username"], toPageNumber(query["page"]));
      return { body: { ...page, posts: page.posts.map((post) => presentPost(post, urlOf)) } };
    },
  });
  return [route("posts"), route("images")];
}
