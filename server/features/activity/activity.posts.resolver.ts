import "reflect-metadata";
import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import { toPageRequest } from "#server/core/pagination";
import type { Person } from "#server/features/people/people.model";
import { User } from "#server/features/people/people.types";
import { AFTER, firstOf, toConnection, type ConnectionOf } from "#server/graphql/connection";
import type { GraphQLContext } from "#server/graphql/context";
import { Charged } from "#server/graphql/cost/charges";
import type { PostView } from "#server/features/posts/posts.model";
import type { AuthoredPostsService } from "./activity.posts.service.ts";
import { PostConnection } from "#server/features/posts/posts.types";

const FIRST = firstOf("posts");
type After = string | null | undefined;

/** Adds a member's posts to the type `User`. */
@Resolver(() => User)
export class UserPostsResolver {
  constructor(private readonly authored: AuthoredPostsService) {}

  @Charged({ total: 20 })
  @FieldResolver(() => PostConnection, { description: "The member's posts that the viewer may see, newest first." })
  async posts(
    @Root() person: Person,
    @Arg("first", () => Int, { defaultValue: 3, description: FIRST }) first: number,
    @Arg("after", () => String, { nullable: true, description: AFTER }) after: After,
    @Ctx() ctx: GraphQLContext,
  ): Promise<ConnectionOf<PostView>> {
    const request = { of: person.id, ...toPageRequest(first, after) };
    return toConnection({
      ...(await ctx.loader(this.authored.posts).load(request)),
      total: () => ctx.loader(this.authored.countPosts).load(person.id),
    });
  }

  @Charged({ total: 20 })
  @FieldResolver(() => PostConnection, {
    description: "The member's posts that have a picture, newest first.",
  })
  async images(
    @Root() person: Person,
    @Arg("first", () => Int, { defaultValue: 9, description: FIRST }) first: number,
    @Arg("after", () => String, { nullable: true, description: AFTER }) after: After,
    @Ctx() ctx: GraphQLContext,
  ): Promise<ConnectionOf<PostView>> {
    const request = { of: person.id, ...toPageRequest(first, after) };
    return toConnection({
      ...(await ctx.loader(this.authored.images).load(request)),
      total: () => ctx.loader(this.authored.countImages).load(person.id),
    });
  }
}
