import "reflect-metadata";
import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from "type-graphql";
import { toId } from "#server/core/ids";
import { toCursor, toPageRequest } from "#server/core/pagination";
import { requireViewer } from "#server/core/viewer";
import { Viewer } from "#server/features/auth/auth.types";
import type { PostView } from "#server/features/posts/posts.model";
import { Post } from "#server/features/posts/posts.types";
import { ChangesNoPost } from "#server/graphql/changes";
import { type ConnectionOf, PageArgs, pageInfoOf } from "#server/graphql/connection";
import type { GraphQLContext } from "#server/graphql/context";
import { Charged } from "#server/graphql/cost/charges";
import { PostConnection } from "#server/features/posts/posts.types";
import type { HiddenPostsService } from "./hiding.service.ts";

const THE_POST = { description: "The post's id." };
const toPost = (id: string) => toId(id, "This post");

/** Adds to a post whether the viewer has hidden it from themself. */
@Resolver(() => Post)
export class HiddenPostResolver {
  constructor(private readonly hidden: HiddenPostsService) {}

  @FieldResolver(() => Boolean, { description: "Whether the viewer has hidden the post from their feeds and lists." })
  isHiddenByViewer(@Root() { id }: PostView, @Ctx() context: GraphQLContext): Promise<boolean> {
    return context.loader(this.hidden.areHidden).load(id);
  }

  @ChangesNoPost()
  @Mutation(() => Post, {
    description:
      "Hides a post of another member from the viewer's feeds, searches and lists. Nobody else notices. Safe to repeat.",
  })
  hidePost(@Arg("id", () => ID, THE_POST) id: string, @Ctx() context: GraphQLContext): Promise<PostView> {
    return this.hidden.hide(requireViewer(context), toPost(id));
  }

  @ChangesNoPost()
  @Mutation(() => Post, { description: "Shows a post to the viewer again that they have hidden. Safe to repeat." })
  showPost(@Arg("id", () => ID, THE_POST) id: string, @Ctx() context: GraphQLContext): Promise<PostView> {
    return this.hidden.show(requireViewer(context), toPost(id));
  }
}

/** Lists the viewer's hidden posts over GraphQL. */
@Resolver(() => Viewer)
export class HiddenPostsResolver {
  constructor(private readonly hidden: HiddenPostsService) {}

  @Charged({ total: 20 })
  @FieldResolver(() => PostConnection, {
    description: "The posts that the viewer has hidden and may still see, the last one first.",
  })
  async hiddenPosts(
    @Args(() => PageArgs) { first, after }: PageArgs,
    @Ctx() context: GraphQLContext,
  ): Promise<ConnectionOf<PostView>> {
    const page = await this.hidden.list(requireViewer(context), toPageRequest(first, after));
    const edges = page.items.map(({ post, hiddenAt }) => ({
      cursor: toCursor({ createdAt: hiddenAt, id: post.id }),
      node: post,
    }));
    return { edges, pageInfo: pageInfoOf(edges, page.hasNextPage), total: page.total };
  }
}
