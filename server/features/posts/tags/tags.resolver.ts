import "reflect-metadata";
import { Arg, Ctx, Int, Query, Resolver } from "type-graphql";
import { MAX_PAGE_SIZE } from "#server/core/pagination";
import { requireViewer } from "#server/core/viewer";
import type { GraphQLContext } from "#server/graphql/context";
import { Charged } from "#server/graphql/cost/charges";
import { type TagCount, TAGS_FOUND } from "#server/features/posts/posts.model";
import type { TagsService } from "./tags.service.ts";
import { TagSuggestion } from "./tags.types.ts";

/** Serves tags over GraphQL. */
@Resolver(() => TagSuggestion)
export class TagsResolver {
  constructor(private readonly service: TagsService) {}

  @Charged({ points: 10 })
  @Query(() => [TagSuggestion], {
    description: "Returns tags of public posts that begin with a prefix, most used first.",
  })
  tags(
    @Arg("query", () => String, { description: "The prefix of the tag, case-insensitive, with or without #." })
    query: string,
    @Arg("first", () => Int, {
      defaultValue: TAGS_FOUND,
      description: `Number of tags to return, 1 to ${MAX_PAGE_SIZE}.`,
    })
    first: number,
    @Ctx() context: GraphQLContext,
  ): Promise<TagCount[]> {
    return this.service.beginningWith(requireViewer(context), query, first);
  }
}
