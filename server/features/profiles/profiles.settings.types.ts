import "reflect-metadata";
import { Field, InputType, ObjectType, registerEnumType } from "type-graphql";

/** When videos start by themselves, by the words that stand in the table. */
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

const SHORTCUTS = "Whether single keys act: j and k between posts, l to like, and the others.";
const REMINDER = "Whether a picture without a description is asked about before it is posted.";
const AUTOPLAY = "When videos start by themselves.";
const ONLINE = "Whether others see when the member is there.";

/** What GraphQL shows of `Settings`. */
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
}
