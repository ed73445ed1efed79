import * as z from "zod";
import { requireViewer } from "#server/core/viewer";
import { call, type Route } from "#server/rest/route";
import { tagAnswer } from "#server/features/posts/posts.answers";
import { lettersOf } from "#server/features/posts/posts.model";
import type { TagsService } from "./tags.service.ts";

const FOUND = 8;

/** Tags on the REST face. */
export const tagsRoutes = (tags: TagsService): Route[] => [
  call({
    method: "GET",
    path: "/tags",
    doc: {
      tag: "Posts",
      summary: "Tags that begin with some letters",
      query: {
        query: z
          .string()
          .optional()
          .meta({ examples: ["to"] }),
      },
      answer: { tags: z.array(tagAnswer) },
    },
    async handle({ context, query }) {
      requireViewer(context);
      const found = await tags.beginningWith(lettersOf(query["query"]), FOUND);
      return {
        body: { tags: found.map(({ name, postsCount }) => ({ name, posts_count: postsCount, postsCount })) },
      };
    },
  }),
];
