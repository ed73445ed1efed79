import "reflect-metadata";
import { Field, InputType, ObjectType, registerEnumType } from "type-graphql";

/** When videos start by themselves, with the values of the column. */
export enum Autoplay {
  ALWAYS = "always",
  WIFI = "wifi",
  NEVER = "never",
}

registerEnumType(Autoplay, {
  name: "Autoplay",
  description: "When videos start by themselves.",
  valuesConfig: {
    ALWAYS: { description: "As soon as they are seen." },
    WIFI: { description: "Where no mobile data is used." },
    NEVER: { description: "When they are told to." },
  },
});

/** Who may write to a member first, with the values of the column. */
export enum MessagesFrom {
  EVERYONE = "everyone",
  BONDS = "bonds",
  NOBODY = "nobody",
}

registerEnumType(MessagesFrom, {
  name: "MessagesFrom",
  description: "Who may write to a member first.",
  valuesConfig: {
    EVERYONE: { description: "Bonds at once; the first message of others waits as a request." },
    BONDS: { description: "Bonds alone." },
    NOBODY: { description: "Nobody: only conversations that were begun before go on." },
  },
});

const SHORTCUTS = "Whether single keys act: j and k between posts, l to like, and the others.";
const REMINDER = "Whether a picture without a description is asked about before it is posted.";
const AUTOPLAY = "When videos start by themselves.";
const ONLINE = "Whether others see when the member is there; who hides it sees nobody else's presence either.";
const VISITS =
  "Whether those whose profiles the member opens are told by whom; who is not named sees no names of visitors either.";
const INSIGHTS = "Whether insights that others ask for may draw on the member's posts.";
const RECEIPTS = "Whether others see how far the member has read, and the member how far they have.";
const FROM = "Who may write to the member first.";

/** The GraphQL fields of `Settings`. */
@ObjectType({ description: "How the viewer wants the product to behave, on all their devices.", simpleResolvers: true })
export class Settings {
  @Field(() => Boolean, { description: SHORTCUTS })
  keyboardShortcuts!: boolean;

  @Field(() => Boolean, { description: REMINDER })
  altReminder!: boolean;

  @Field(() => Autoplay, { description: AUTOPLAY })
  autoplay!: `${Autoplay}`;

  @Field(() => Boolean, { description: ONLINE })
  showOnline!: boolean;

  @Field(() => Boolean, { description: VISITS })
  showVisits!: boolean;

  @Field(() => Boolean, { description: INSIGHTS })
  insightsFromPosts!: boolean;

  @Field(() => Boolean, { description: RECEIPTS })
  readReceipts!: boolean;

  @Field(() => MessagesFrom, { description: FROM })
  messagesFrom!: `${MessagesFrom}`;
}

@InputType({ description: "Settings to change; what is left out stays as it is." })
export class UpdateSettingsInput {
  @Field(() => Boolean, { nullable: true, description: SHORTCUTS })
  keyboardShortcuts?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: REMINDER })
  altReminder?: boolean | null;

  @Field(() => Autoplay, { nullable: true, description: AUTOPLAY })
  autoplay?: `${Autoplay}` | null;

  @Field(() => Boolean, { nullable: true, description: ONLINE })
  showOnline?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: VISITS })
  showVisits?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: INSIGHTS })
  insightsFromPosts?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: RECEIPTS })
  readReceipts?: boolean | null;

  @Field(() => MessagesFrom, { nullable: true, description: FROM })
  messagesFrom?: `${MessagesFrom}` | null;
}
