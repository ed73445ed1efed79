import "reflect-metadata";
import type { GraphQLResolveInfo } from "graphql";
import { Ctx, FieldResolver, Info, Resolver, Root } from "type-graphql";
import type { NamedGroup } from "#server/db/postColumns";
import type { GroupView } from "#server/features/groups/groups.model";
import { Group } from "#server/features/groups/groups.types";
import type { Person } from "#server/features/people/people.model";
import { User } from "#server/features/people/people.types";
import type { PostView } from "#server/features/posts/posts.model";
import { Post } from "#server/features/posts/posts.types";
import type { GraphQLContext } from "#server/graphql/context";
import { selectsOnly } from "#server/graphql/selection";
import type { ReasonedPost, ReasonView } from "./following.model.ts";
import type { FollowingService } from "./following.service.ts";
import { PostReason } from "./following.types.ts";

/** Adds to a post why it is in the viewer's feed. */
@Resolver(() => Post)
export class PostReasonResolver {
  @FieldResolver(() => PostReason, {
    nullable: true,
    description:
      "Why the post is in the viewer's Following; null for the viewer's own posts, and wherever else a post is read.",
  })
  reason(@Root() post: PostView | ReasonedPost): ReasonView | null {
    return "reason" in post ? post.reason : null;
  }
}

/** The fields of a group that are read with the post itself. */
const NAMED = ["id", "slug", "name"] as const satisfies (keyof NamedGroup)[];

/** The fields of a reason that may have to be loaded. */
@Resolver(() => PostReason)
export class ReasonPartsResolver {
  constructor(private readonly following: FollowingService) {}

  @FieldResolver(() => User, {
    nullable: true,
    description: "The author, for BOND and FOLLOW, or the bond who liked the post last, for LIKED.",
  })
  user(@Root() { person, personId }: ReasonView, @Ctx() ctx: GraphQLContext): Promise<Person> | Person | null {
    if (person !== null || personId === null) return person;
    return ctx.loader(this.following.people).load(personId);
  }

  @FieldResolver(() => Group, { nullable: true, description: "The group, for a reason of the kind GROUP." })
  group(
    @Root() { group }: ReasonView,
    @Ctx() ctx: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<GroupView> | NamedGroup | null {
    if (!group || selectsOnly(info, NAMED)) return group;
    return ctx.loader(this.following.groups).load(group.id);
  }
}
