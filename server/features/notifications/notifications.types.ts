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
  FOLLOW = "follow",
  GROUP_REQUEST = "group_request",
  GROUP_APPROVED = "group_approved",
  GROUP_DECLINED = "group_declined",
  GROUP_INVITED = "group_invited",
  GROUP_POST_REMOVED = "group_post_removed",
  GROUP_POST = "group_post",
  GROUP_POST_WAITING = "group_post_waiting",
  GROUP_POST_APPROVED = "group_post_approved",
  GROUP_POST_DECLINED = "group_post_declined",
  MESSAGE_REQUEST = "message_request",
  REPORT_DECIDED = "report_decided",
  MODERATION = "moderation",
}

registerEnumType(NotificationType, {
  name: "NotificationType",
  description: "The kind of a notification.",
  valuesConfig: {
    LIKE: { description: "A member liked the viewer's post." },
    COMMENT: { description: "A member commented on the viewer's post." },
    REPLY: { description: "A member replied to the viewer's comment." },
    MENTION: { description: "A member mentioned the viewer in a post or comment." },
    COMMENT_LIKE: { description: "A member liked the viewer's comment." },
    BOND_REQUEST: { description: "A member sent the viewer a bond request." },
    BOND_ACCEPTED: { description: "A member accepted the viewer's bond request." },
    FOLLOW: { description: "A member who is not a bond followed the viewer." },
    GROUP_REQUEST: { description: "A member asked to join a group that the viewer manages." },
    GROUP_APPROVED: { description: "The viewer's request to join a group was approved." },
    GROUP_DECLINED: { description: "The viewer's request to join a group was declined." },
    GROUP_INVITED: { description: "A member invited the viewer into a group." },
    GROUP_POST_REMOVED: { description: "A group's owner or admin removed a post or comment of the viewer from it." },
    GROUP_POST: { description: "A member posted in a group of which the viewer is notified of each post." },
    GROUP_POST_WAITING: { description: "A member's first post waits for approval in a group that the viewer manages." },
    GROUP_POST_APPROVED: { description: "The viewer's first post in a group was approved." },
    GROUP_POST_DECLINED: { description: "The viewer's first post in a group was declined; it is theirs alone again." },
    MESSAGE_REQUEST: { description: "A member who is not a bond sent the viewer a message request." },
    MODERATION: {
      description: "Moderators acted on something of the viewer's; it names no actors, and cannot be turned off.",
    },
    REPORT_DECIDED: { description: "A report of the viewer's was decided; it names no actors." },
  },
});

/** Which notifications are listed. */
export enum NotificationFilter {
  ALL = "all",
  UNREAD = "unread",
}

registerEnumType(NotificationFilter, {
  name: "NotificationFilter",
  description: "Which notifications to return.",
  valuesConfig: {
    ALL: { description: "All notifications." },
    UNREAD: { description: "Unread notifications only." },
  },
});

/** The GraphQL fields of a `NotificationView`; the resolver adds people, posts and comments. */
@ObjectType({
  description: "A notification. Consecutive acts of one kind on the same subject share one notification.",
  simpleResolvers: true,
})
export class Notification {
  @Field(() => ID, { description: "The notification's id." })
  id!: number;

  @Field(() => NotificationType, { description: "The kind of notification." })
  type!: `${NotificationType}`;

  @Field(() => Int, { description: "Number of members who acted." })
  actorsCount!: number;

  @Field(() => String, {
    nullable: true,
    description:
      "The beginning of the post or comment that the notification is about, or the reason that the member gave.",
  })
  excerpt!: string | null;

  @Field(() => ID, { nullable: true, description: "The group that the notification is about." })
  groupId!: number | null;

  @Field(() => ID, { nullable: true, description: "The conversation that the notification is about." })
  conversationId!: number | null;

  @Field(() => Boolean, { description: "Whether the viewer has seen it in a list; the red dot marks unseen ones." })
  seen!: boolean;

  @Field(() => Boolean, { description: "Whether the viewer has read it." })
  read!: boolean;

  actorIds!: number[];
  postId!: number | null;
  commentId!: number | null;
  lastEventAt!: string;
}

export const { Connection: NotificationConnection } = connectionOf(Notification);

@ArgsType()
export class NotificationsArgs extends pageArgs(PAGE_SIZE) {
  @Field(() => NotificationFilter, {
    defaultValue: NotificationFilter.ALL,
    description: "Which notifications to return.",
  })
  filter!: `${NotificationFilter}`;
}

/** The GraphQL fields of a `NotificationSetting`. */
@ObjectType({ description: "The setting of one kind of notification.", simpleResolvers: true })
export class NotificationSetting {
  @Field(() => NotificationType, { description: "The kind of notification." })
  type!: `${NotificationType}`;

  @Field(() => Boolean, { description: "Whether the viewer wants these notifications." })
  enabled!: boolean;
}
