import { feature } from "#server/composition/feature";
import { TagsResolver } from "./tags.resolver.ts";
import { tagsRoutes } from "./tags.routes.ts";
import { TagsService } from "./tags.service.ts";

/** The tags of posts. */
export const tagsModule = feature(({ db }) => {
  const tags = new TagsService(db);
  return { services: { tags }, resolvers: [new TagsResolver(tags)], routes: tagsRoutes(tags) };
});
