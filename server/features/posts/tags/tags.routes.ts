import * as z from "zod";
import { call, type Route } from "#server/rest/route";
import { tagAnswer } from "#server/features/posts/posts.answers";
import { TAGS_FOUND } from "#server/features/posts/posts.model";
import { prefixQuery } from "#server/features/posts/posts.requests";
import type { TagsService } from "./tags.service.ts";

/** Serves tags over REST. */
export const tagsRoutes = (tags: TagsService): Route[] => [
  call({
    method: "GET",
    path: "/tags",
    query: prefixQuery,
    doc: {
      name: "listTags",
      tag: "Posts",
      summary: "List tags that begin with a prefix",
      details: "Lists tags that posts use, the most frequent first, for the completion of a tag while it is typed.",
      answer: { tags: z.array(tagAnswer) },
    },
    async handle({ viewer, query }) {
      const tagNames = await tags.beginningWith(viewer, query.letters, TAGS_FOUND);
      return {
        body: { tags: tagNames.map(({ name, postsCount }) => ({ name, posts_count: postsCount, postsCount })) },
      };
    },
  }),
];
