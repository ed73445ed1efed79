import { requireViewer } from "#server/core/viewer";
import type { Route } from "#server/rest/route";
import type { TagsService } from "./posts.tags.service.ts";

const FOUND = 8;

/** Tags on the REST face. */
export const tagsRoutes = (tags: TagsService): Route[] => [
  {
    method: "GET",
    path: "/tags",
    async handle({ context, query }) {
      requireViewer(context);
      const letters = typeof query["query"] === "string" ? query["query"] : "";
      const found = await tags.beginningWith(letters, FOUND);
      return {
        body: { tags: found.map(({ name, postsCount }) => ({ name, posts_count: postsCount, postsCount })) },
      };
    },
  },
];
