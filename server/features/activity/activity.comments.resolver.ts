import "reflect-metadata";
import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import { toPageRequest } from "#server/core/pagination";
import type { Person } from "#server/features/people/people.model";
import { User } from "#server/features/people/people.types";
import { AFTER, firstOf, toConnection, type ConnectionOf } from "#server/graphql/connection";
import type { GraphQLContext } from "#server/graphql/context";
import { Charged } from "#server/graphql/cost/charges";
import type { CommentView } from "#server/features/comments/comments.model";
import type { WrittenCommentsService } from "./activity.comments.service.ts";
import { CommentConnection } from "#server/features/comments/comments.types";

/** Adds a member's comments to the type `User`. */
@Resolver(() => User)
export class UserCommentsResolver {
  constructor(private readonly written: WrittenCommentsService) {}

  @Charged({ total: 40 })
  @FieldResolver(() => CommentConnection, { description: "The member's comments on posts that the viewer may see." })
  async comments(
    @Root() person: Person,
    @Arg("first", () => Int, { defaultValue: 3, description: firstOf("comments") }) first: number,
    @Arg("after", () => String, { nullable: true, description: AFTER })
    after: string | null | undefined,
    @Ctx() ctx: GraphQLContext,
  ): Promise<ConnectionOf<CommentView>> {
    const request = { of: person.id, ...toPageRequest(first, after) };
    return toConnection({
      ...(await ctx.loader(this.written.lists).load(request)),
      total: () => ctx.loader(this.written.counts).load(person.id),
    });
  }
}
