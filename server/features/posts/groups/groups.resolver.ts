import "reflect-metadata";
import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { GroupView } from "#server/features/groups/groups.model";
import { Group } from "#server/features/groups/groups.types";
import type { GraphQLContext } from "#server/graphql/context";
import type { PostGroupsService } from "./groups.service.ts";
import type { PostView } from "#server/features/posts/posts.model";
import { Post } from "#server/features/posts/posts.types";

/** Adds to a post the group in which it was written. */
@Resolver(() => Post)
export class PostGroupResolver {
  constructor(private readonly groups: PostGroupsService) {}

  @FieldResolver(() => Group, {
    nullable: true,
    description: "The group in which the post was written; null if there is none.",
  })
  group(@Root() post: PostView, @Ctx() ctx: GraphQLContext): Promise<GroupView> | null {
    return post.groupId === null ? null : ctx.loader(this.groups.byIds).load(post.groupId);
  }
}
