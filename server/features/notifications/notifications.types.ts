import "reflect-metadata";
import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { connectionOf, pageArgs } from "#server/graphql/connection";
import { PAGE_SIZE } from "./notifications.model.ts";

/** The kinds of notifications, with the values of the column. */
export enum NotificationType {
  LIKE = "like",
  COMMENT = "comment",
  REPLY = "reply",
  MENTION = "mention",
  COMMENT_LIKE = "comment_like",
  BOND_REQUEST = "bond_request",
  BOND_ACCEPTED = "bond_accepted",
  GROUP_REQUEST = "group_request",
  GROUP_APPROVED = "group_approved",
  MESSAGE_REQUEST = "message_request",
}

registerEnumType(NotificationType, {
  name: "NotificationType",
  description: "What a notification tells of.",
  valuesConfig: {
    LIKE: { description: "Somebody likes the member's post." },
    COMMENT: { description: "Somebody commented on the member's post." },
    REPLY: { description: "Somebody replied to the member's comment." },
    MENTION: { description: "Somebody mentioned the member in a post or a comment." },
    COMMENT_LIKE: { description: "Somebody likes the member's comment." },
    BOND_REQUEST: { description: "Somebody asks for a bond." },
    BOND_ACCEPTED: { description: "Somebody agreed to a bond." },
    GROUP_REQUEST: { description: "Somebody asks to join a group that the member manages." },
    GROUP_APPROVED: { description: "The member was let into a group." },
    MESSAGE_REQUEST: { description: "Somebody who is no bond wants to write to the member." },
  },
});

/** Which notifications are listed. */
export enum NotificationFilter {
  ALL = "all",
  UNREAD = "unread",
}

registerEnumType(NotificationFilter, {
  name: "NotificationFilter",
  description: "Which notifications are listed.",
  valuesConfig: {
    ALL: { description: "All of them." },
    UNREAD: { description: "Those that were not read." },
  },
});

/** The GraphQL fields of a `NotificationView`; the resolver adds people, posts and comments. */
@ObjectType({
  description: "What the viewer is told: acts of one kind on one thing stand together while they follow each other.",
  simpleResolvers: true,
})
export class Notification {
  @Field(() => ID, { description: "The notification's number." })
  id!: number;

  @Field(() => NotificationType, { description: "What it tells of." })
  type!: `${NotificationType}`;

  @Field(() => Int, { description: "How many members did it." })
  actorsCount!: number;

  @Field(() => String, { nullable: true, description: "A beginning of the post or the comment that it is about." })
  excerpt!: string | null;

  @Field(() => ID, { nullable: true, description: "The group that it is about." })
  groupId!: number | null;

  @Field(() => ID, { nullable: true, description: "The conversation that it is about." })
  conversationId!: number | null;

  @Field(() => Boolean, { description: "Whether it was seen in a list: the red dot stands for those that were not." })
  seen!: boolean;

  @Field(() => Boolean, { description: "Whether it was read by itself." })
  read!: boolean;

  actorIds!: number[];
  postId!: number | null;
  commentId!: number | null;
  lastEventAt!: string;
}

export const { Connection: NotificationConnection } = connectionOf(Notification);

@ArgsType()
export class NotificationsArgs extends pageArgs(PAGE_SIZE) {
  @Field(() => NotificationFilter, { defaultValue: NotificationFilter.ALL, description: "Which of them." })
  filter!: `${NotificationFilter}`;
}

/** The GraphQL fields of a `NotificationSetting`. */
@ObjectType({ description: "Whether the viewer wants to be told of something.", simpleResolvers: true })
export class NotificationSetting {
  @Field(() => NotificationType, { description: "Of what." })
  type!: `${NotificationType}`;

  @Field(() => Boolean, { description: "Whether they want to be told of it." })
  enabled!: boolean;
}
