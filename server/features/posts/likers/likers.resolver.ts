import "reflect-metadata";
import { Args, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { toPage, toPageRequest } from "#server/core/pagination";
import type { Person } from "#server/features/people/people.model";
import { UserConnection } from "#server/features/people/people.types";
import type { PostView } from "#server/features/posts/posts.model";
import { Post } from "#server/features/posts/posts.types";
import { type ConnectionOf, PageArgs, toPositionedConnection } from "#server/graphql/connection";
import type { GraphQLContext } from "#server/graphql/context";
import type { LikersService } from "./likers.service.ts";

/** Adds to a post who likes it. */
@Resolver(() => Post)
export class LikersResolver {
  constructor(private readonly service: LikersService) {}

  @FieldResolver(() => UserConnection, {
    description: "The members who like the post and are visible to the viewer, the last like first.",
  })
  async likers(
    @Root() { id, likesCount }: PostView,
    @Args(() => PageArgs) { first, after }: PageArgs,
    @Ctx() context: GraphQLContext,
  ): Promise<ConnectionOf<Person>> {
    const request = toPageRequest(first, after);
    const total = async () => likesCount;
    // Most posts of a page may have no likes: nothing is read for those.
    if (likesCount === 0) return toPositionedConnection(toPage([], first, total));
    return toPositionedConnection({
      ...(await context.loader(this.service.ofPosts).load({ of: id, ...request })),
      total,
    });
  }
}
