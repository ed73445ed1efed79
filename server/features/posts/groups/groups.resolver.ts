import "reflect-metadata";
import type { GraphQLResolveInfo } from "graphql";
import { Ctx, FieldResolver, Info, Resolver, Root } from "type-graphql";
import type { NamedGroup } from "#server/db/postColumns";
import type { GroupView } from "#server/features/groups/groups.model";
import { Group } from "#server/features/groups/groups.types";
import type { GraphQLContext } from "#server/graphql/context";
import { selectsOnly } from "#server/graphql/selection";
import type { PostGroupsService } from "./groups.service.ts";
import type { PostView } from "#server/features/posts/posts.model";
import { Post } from "#server/features/posts/posts.types";

/** The fields of a group that are read with the post itself. */
const NAMED = ["id", "slug", "name"] as const satisfies (keyof NamedGroup)[];

/** Adds to a post the group in which it was written. */
@Resolver(() => Post)
export class PostGroupResolver {
  constructor(private readonly groups: PostGroupsService) {}

  @FieldResolver(() => Group, {
    nullable: true,
    description: "The group in which the post was written; null if there is none.",
  })
  group(
    @Root() post: PostView,
    @Ctx() ctx: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<GroupView> | NamedGroup | null {
    if (!post.group || selectsOnly(info, NAMED)) return post.group;
    return ctx.loader(this.groups.byIds).load(post.group.id);
  }
}
