import "reflect-metadata";
import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { DomainError } from "#server/core/errors";
import { spellNumber } from "#server/core/text.rules";
import type { CommentView } from "#server/features/comments/comments.model";
import { Comment } from "#server/features/comments/comments.types";
import type { PostView } from "#server/features/posts/posts.model";
import { Post } from "#server/features/posts/posts.types";
import type { Person } from "#server/features/people/people.model";
import { User } from "#server/features/people/people.types";
import type { GraphQLContext } from "#server/graphql/context";
import { DateTime } from "#server/graphql/scalars";
import { Charged } from "#server/graphql/cost/charges";
import { ACTORS_MAX, type NotificationView } from "./notifications.model.ts";
import type { NotificationsService } from "./notifications.service.ts";
import { pathOf, sentenceOf } from "./notifications.text.model.ts";
import { Notification } from "./notifications.types.ts";

/** The computed fields of a notification, and the thing that it is about. */
@Resolver(() => Notification)
export class NotificationItemResolver {
  constructor(private readonly service: NotificationsService) {}

  private async people({ actorIds }: NotificationView, context: GraphQLContext): Promise<Person[]> {
    const people = await context.loader(this.service.people).loadMany(actorIds);
    return people.filter((one): one is Person => !(one instanceof Error));
  }

  private async sentence(notification: NotificationView, context: GraphQLContext) {
    const people = await this.people(notification, context);
    return sentenceOf(
      notification,
      people.map(({ name }) => name),
    );
  }

  @Charged({ atMost: ACTORS_MAX })
  @FieldResolver(() => [User], {
    description: `The members who acted most recently, newest first; at most ${spellNumber(ACTORS_MAX)}.`,
  })
  actors(@Root() notification: NotificationView, @Ctx() context: GraphQLContext): Promise<Person[]> {
    return this.people(notification, context);
  }

  @FieldResolver(() => String, { description: "The beginning of the sentence: `Ada Lovelace and 4 others`." })
  async who(@Root() notification: NotificationView, @Ctx() context: GraphQLContext): Promise<string> {
    return (await this.sentence(notification, context)).who;
  }

  @FieldResolver(() => String, { description: "The rest of the sentence: `liked your idea`." })
  async what(@Root() notification: NotificationView, @Ctx() context: GraphQLContext): Promise<string> {
    return (await this.sentence(notification, context)).what;
  }

  @FieldResolver(() => String, { description: "The whole sentence: `Ada Lovelace and 4 others liked your idea`." })
  async text(@Root() notification: NotificationView, @Ctx() context: GraphQLContext): Promise<string> {
    const { who, what } = await this.sentence(notification, context);
    return `${who} ${what}`;
  }

  @FieldResolver(() => String, {
    description: "The path on the site that the notification leads to, for example `/post/12`.",
  })
  async url(@Root() notification: NotificationView, @Ctx() context: GraphQLContext): Promise<string> {
    const [first] = await this.people(notification, context);
    return pathOf(notification, first?.username ?? null);
  }

  @FieldResolver(() => Post, {
    nullable: true,
    description: "The post that the notification is about, or on which the act happened.",
  })
  post(@Root() { postId }: NotificationView, @Ctx() context: GraphQLContext): Promise<PostView | null> {
    return postId === null ? Promise.resolve(null) : context.loader(this.service.posts).load(postId).catch(orNothing);
  }

  @FieldResolver(() => Comment, {
    nullable: true,
    description: "The comment that was written or liked, or that mentions the viewer.",
  })
  comment(@Root() { commentId }: NotificationView, @Ctx() context: GraphQLContext): Promise<CommentView | null> {
    return commentId === null ? Promise.resolve(null) : context.loader(this.service.comments).load(commentId);
  }

  @FieldResolver(() => DateTime, { description: "When the most recent act happened." })
  createdAt(@Root() notification: NotificationView): string {
    return notification.lastEventAt;
  }
}

/** A post can be deleted between reading a page of notifications and reading their posts. */
function orNothing(error: unknown): null {
  if (error instanceof DomainError && error.code === "NOT_FOUND") return null;
  throw error;
}
