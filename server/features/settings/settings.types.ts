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
  description: "When videos start automatically.",
  valuesConfig: {
    ALWAYS: { description: "As soon as they are visible." },
    WIFI: { description: "Only without mobile data." },
    NEVER: { description: "Only when the viewer starts them." },
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
  description: "Who may send a member a first message.",
  valuesConfig: {
    EVERYONE: { description: "Everyone. Bonds directly; the first message of others is a request." },
    BONDS: { description: "Friends only." },
    NOBODY: { description: "Nobody; only existing conversations continue." },
  },
});

const SHORTCUTS = "Whether single-key shortcuts are on, such as j and k between posts and l to like.";
const REMINDER = "Whether to ask for a missing image description before posting.";
const AUTOPLAY = "When videos start automatically.";
const ONLINE =
  "Whether others see when the viewer is online; a viewer who turns it off does not see others online either.";
const VISITS =
  "Whether members see the viewer's name when the viewer visits their profiles; a viewer who turns it off sees no names of visitors either.";
const INSIGHTS = "Whether other members' insights may use the viewer's posts.";
const RECEIPTS = "Whether others see how far the viewer has read, and the viewer how far others have.";
const FROM = "Who may send the viewer a first message.";

/** The GraphQL fields of `Settings`. */
@ObjectType({ description: "The viewer's preferences, valid on all their devices.", simpleResolvers: true })
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

@InputType({ description: "Changes to the settings; omitted fields stay unchanged." })
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
