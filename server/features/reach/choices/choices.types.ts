import "reflect-metadata";
import { Field, InputType, ObjectType, registerEnumType } from "type-graphql";

/** What a member can be reached about, with the values of the column. */
export enum ReachKind {
  LIKE = "like",
  COMMENT = "comment",
  REPLY = "reply",
  COMMENT_LIKE = "comment_like",
  MENTION = "mention",
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
  MESSAGE = "message",
}

registerEnumType(ReachKind, {
  name: "ReachKind",
  description: "What a member can be reached about: the kinds of notifications, and direct messages.",
  valuesConfig: {
    LIKE: { description: "Likes of the viewer's posts." },
    COMMENT: { description: "Comments on the viewer's posts." },
    REPLY: { description: "Replies to the viewer's comments." },
    COMMENT_LIKE: { description: "Likes of the viewer's comments." },
    MENTION: { description: "Mentions of the viewer." },
    BOND_REQUEST: { description: "Bond requests." },
    BOND_ACCEPTED: { description: "Accepted bond requests." },
    FOLLOW: { description: "New followers." },
    GROUP_REQUEST: { description: "Requests to join groups that the viewer manages." },
    GROUP_APPROVED: { description: "Approved requests to join groups." },
    GROUP_DECLINED: { description: "Declined requests to join groups." },
    GROUP_INVITED: { description: "Invitations into groups." },
    GROUP_POST_REMOVED: { description: "Posts and comments of the viewer that admins of a group removed." },
    GROUP_POST: { description: "Posts in groups of which the viewer wants to know each." },
    GROUP_POST_WAITING: { description: "First posts that wait for approval in groups that the viewer manages." },
    GROUP_POST_APPROVED: { description: "Approved first posts of the viewer in groups." },
    GROUP_POST_DECLINED: { description: "Declined first posts of the viewer in groups." },
    MESSAGE_REQUEST: { description: "Message requests." },
    REPORT_DECIDED: { description: "Outcomes of the viewer's reports." },
    MESSAGE: { description: "Direct messages." },
  },
});

/** How often a digest is mailed, with the values of the column. */
export enum DigestFrequency {
  DAILY = "daily",
  WEEKLY = "weekly",
  NEVER = "never",
}

registerEnumType(DigestFrequency, {
  name: "DigestFrequency",
  description: "How often a digest is mailed.",
  valuesConfig: {
    DAILY: { description: "Every day." },
    WEEKLY: { description: "Every Monday." },
    NEVER: { description: "Never." },
  },
});

/** Whether mails arrive at the member's address. */
export enum MailState {
  WORKING = "working",
  UNVERIFIED = "unverified",
  REFUSED = "refused",
}

registerEnumType(MailState, {
  name: "MailState",
  description: "Whether emails arrive at the viewer's address.",
  valuesConfig: {
    WORKING: { description: "The address is verified." },
    UNVERIFIED: { description: "The address is not verified yet, so nothing is mailed to it." },
    REFUSED: { description: "A mail server refused the address; nothing is mailed to it until it is verified again." },
  },
});

const APP = "In the app. What is off here reaches the viewer in no other way.";
const PUSH = "By a push to the devices that the viewer added.";
const MAIL = `By email at once, while the viewer is away.`;
const CONTENT = "Whether a push says what happened, and not only that something did.";
const DIGEST = "In the digest.";

/** The GraphQL fields of a `KindChoice`. */
@ObjectType({ description: "The ways by which one kind of act reaches the viewer.", simpleResolvers: true })
export class KindChoice {
  @Field(() => ReachKind, { description: "The kind of act." })
  kind!: `${ReachKind}`;

  @Field(() => Boolean, { nullable: true, description: `${APP} Null for direct messages.` })
  app!: boolean | null;

  @Field(() => Boolean, { description: PUSH })
  push!: boolean;

  @Field(() => Boolean, { description: MAIL })
  mail!: boolean;

  @Field(() => Boolean, { nullable: true, description: `${DIGEST} Null for direct messages.` })
  digest!: boolean | null;
}

/** The GraphQL fields of `ReachChoices`. */
@ObjectType({ description: "How and when the viewer is reached.", simpleResolvers: true })
export class ReachChoices {
  @Field(() => [KindChoice], { description: "One row for each kind." })
  matrix!: KindChoice[];

  @Field(() => DigestFrequency, { description: "How often a digest is mailed." })
  digest!: `${DigestFrequency}`;

  @Field(() => String, { nullable: true, description: "The viewer's time zone, such as `Europe/Berlin`." })
  timeZone!: string | null;

  @Field(() => Boolean, { description: "Whether nothing is pushed or mailed in the quiet hours." })
  doNotDisturb!: boolean;

  quietFrom!: number;
  quietTo!: number;

  @Field(() => Boolean, { description: CONTENT })
  pushContent!: boolean;

  @Field(() => MailState, { description: "Whether emails arrive at the viewer's address." })
  mail!: `${MailState}`;
}

@InputType({ description: "Changes of one kind; omitted channels stay unchanged." })
export class KindChoiceInput {
  @Field(() => ReachKind, { description: "The kind of act." })
  kind!: `${ReachKind}`;

  @Field(() => Boolean, { nullable: true, description: APP })
  app?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: PUSH })
  push?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: MAIL })
  mail?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: DIGEST })
  digest?: boolean | null;
}

@InputType({ description: "Changes of how and when the viewer is reached; omitted fields stay unchanged." })
export class UpdateReachInput {
  @Field(() => [KindChoiceInput], { nullable: true, description: "The kinds that change." })
  matrix?: KindChoiceInput[] | null;

  @Field(() => DigestFrequency, { nullable: true, description: "How often a digest is mailed." })
  digest?: `${DigestFrequency}` | null;

  @Field(() => String, { nullable: true, description: "The viewer's time zone, such as `Europe/Berlin`." })
  timeZone?: string | null;

  @Field(() => Boolean, { nullable: true, description: "Whether nothing is pushed or mailed in the quiet hours." })
  doNotDisturb?: boolean | null;

  @Field(() => String, { nullable: true, description: "When the quiet hours begin, such as `22:00`." })
  quietFrom?: string | null;

  @Field(() => String, { nullable: true, description: "When the quiet hours end, such as `07:00`." })
  quietTo?: string | null;

  @Field(() => Boolean, { nullable: true, description: CONTENT })
  pushContent?: boolean | null;
}
