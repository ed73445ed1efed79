import "reflect-metadata";
import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { MAX_PAGE_SIZE, toPageRequest } from "#server/core/pagination";
import { spellNumber } from "#server/core/text.rules";
import { requireViewer } from "#server/core/viewer";
import { Viewer } from "#server/features/auth/auth.types";
import type { PostView } from "#server/features/posts/posts.model";
import { PostConnection } from "#server/features/posts/posts.types";
import type { Person } from "#server/features/people/people.model";
import { User } from "#server/features/people/people.types";
import { firstOf, PageArgs, toConnection, type ConnectionOf } from "#server/graphql/connection";
import type { GraphQLContext } from "#server/graphql/context";
import { Charged } from "#server/graphql/cost/charges";
import type { ExploreService } from "./explore.service.ts";
import { Category, Explore, Tag, TagTrend } from "./explore.types.ts";
import {
  CATEGORIES_MAX,
  type CategoryView,
  type ExploreView,
  SAMPLE_AUTHORS,
  SAMPLE_AUTHORS_MAX,
  type TagTrendView,
  type TagView,
  TREND_AUTHORS_MIN,
  TRENDS_LISTED,
} from "#server/features/search/search.model";
import type { TagPagesService } from "#server/features/search/tags/tags.service";

/** Serves Explore over GraphQL. */
@Resolver(() => Explore)
export class ExploreResolver {
  constructor(
    private readonly service: ExploreService,
    private readonly tags: TagPagesService,
  ) {}

  @Query(() => Explore, { description: "Returns the community's current topics." })
  explore(@Ctx() ctx: GraphQLContext): Promise<ExploreView> {
    requireViewer(ctx);
    return this.service.totals();
  }

  @FieldResolver(() => [Tag], { description: "Tags that more members use than usual, strongest trend first." })
  trendingTags(
    @Arg("first", () => Int, { defaultValue: TRENDS_LISTED, description: firstOf("tags") }) first: number,
    @Ctx() ctx: GraphQLContext,
  ): Promise<TagView[]> {
    return this.service.trendingTags(requireViewer(ctx), first);
  }

  @FieldResolver(() => [Category], {
    description: "Categories, ordered by how many members posted in them in the last thirty days.",
  })
  categories(
    @Arg("first", () => Int, { defaultValue: CATEGORIES_MAX, description: firstOf("categories") }) first: number,
  ): Promise<CategoryView[]> {
    return this.service.categories(first);
  }

  @Query(() => Tag, {
    nullable: true,
    description: "Returns a tag by name, case-insensitive, with or without #; null if this is not a tag.",
  })
  tag(
    @Arg("name", () => String, { description: "The name of the tag." }) name: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<TagView | null> {
    return this.tags.find(requireViewer(ctx), name);
  }

  @Query(() => Category, {
    nullable: true,
    description: "Returns a category by name, case-insensitive; null if there is none.",
  })
  category(
    @Arg("name", () => String, { description: "The name of the category." }) name: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<CategoryView | null> {
    requireViewer(ctx);
    return this.service.findCategory(name);
  }

  @Mutation(() => Tag, { description: "Follows or unfollows a tag. Safe to repeat." })
  setTagFollowed(
    @Arg("name", () => String, { description: "The tag, with or without #." }) name: string,
    @Arg("followed", () => Boolean, { description: "True follows the tag, false unfollows it." }) followed: boolean,
    @Ctx() ctx: GraphQLContext,
  ): Promise<TagView> {
    return this.tags.setFollowed(requireViewer(ctx), name, followed);
  }
}

/** The fields of a tag that are loaded: each is one statement, however many tags a document shows. */
@Resolver(() => Tag)
export class TagResolver {
  constructor(private readonly tags: TagPagesService) {}

  @FieldResolver(() => Boolean, { description: "Whether the viewer follows the tag." })
  isFollowed(@Root() { name }: TagView, @Ctx() ctx: GraphQLContext): Promise<boolean> {
    return ctx.loader(this.tags.followed).load(name);
  }

  @FieldResolver(() => TagTrend, {
    nullable: true,
    description: `The growth of the tag; null if fewer than ${spellNumber(TREND_AUTHORS_MIN)} members used it in the last seven days.`,
  })
  trend(@Root() { name }: TagView, @Ctx() ctx: GraphQLContext): Promise<TagTrendView | null> {
    return ctx.loader(this.tags.trends).load(name);
  }

  @Charged({ total: 20 })
  @FieldResolver(() => PostConnection, {
    description: "Posts with the tag that the viewer may see, newest first.",
  })
  async posts(
    @Root() { name, postsCount }: TagView,
    @Args(() => PageArgs) { first, after }: PageArgs,
    @Ctx() ctx: GraphQLContext,
  ): Promise<ConnectionOf<PostView>> {
    const page = await ctx.loader(this.tags.posts).load({ of: name, ...toPageRequest(first, after) });
    return toConnection({ ...page, total: () => ctx.loader(this.tags.counts).load({ name, postsCount }) });
  }
}

/** The fields of a trend that are loaded. */
@Resolver(() => TagTrend)
export class TagTrendResolver {
  constructor(private readonly service: ExploreService) {}

  @FieldResolver(() => [User], {
    description: "Some of the members who used the tag most recently and whom the viewer may see.",
  })
  sampleAuthors(
    @Root() { sampleAuthorIds }: TagTrendView,
    @Arg("first", () => Int, {
      defaultValue: SAMPLE_AUTHORS,
      description: `Number of members to return, 1 to ${SAMPLE_AUTHORS_MAX}.`,
    })
    first: number,
    @Ctx() ctx: GraphQLContext,
  ): Promise<Person[]> {
    return this.service.sampleOf(sampleAuthorIds, first, (id) => ctx.loader(this.service.people).load(id));
  }
}

/** The fields of a category that are loaded. */
@Resolver(() => Category)
export class CategoryResolver {
  constructor(private readonly tags: TagPagesService) {}

  @Charged({ total: 20 })
  @FieldResolver(() => PostConnection, {
    description: "Posts of the category that the viewer may see, newest first.",
  })
  async posts(
    @Root() { name, postsCount }: CategoryView,
    @Args(() => PageArgs) { first, after }: PageArgs,
    @Ctx() ctx: GraphQLContext,
  ): Promise<ConnectionOf<PostView>> {
    const page = await ctx.loader(this.tags.categoryPosts).load({ of: name, ...toPageRequest(first, after) });
    return toConnection({ ...page, total: () => ctx.loader(this.tags.categoryCounts).load({ name, postsCount }) });
  }
}

/** The tags that the viewer follows. */
@Resolver(() => Viewer)
export class FollowedTagsResolver {
  constructor(private readonly tags: TagPagesService) {}

  @FieldResolver(() => [Tag], { description: "Tags that the viewer follows, ordered by name." })
  followedTags(
    @Arg("first", () => Int, { defaultValue: MAX_PAGE_SIZE, description: firstOf("tags") }) first: number,
    @Ctx() ctx: GraphQLContext,
  ): Promise<TagView[]> {
    return this.tags.followedBy(requireViewer(ctx), first);
  }
}
