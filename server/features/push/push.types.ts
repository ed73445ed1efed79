import "reflect-metadata";
import { Field, ID, InputType, ObjectType } from "type-graphql";
import { DateTime } from "#server/graphql/scalars";

/** The GraphQL fields of a `Device`. */
@ObjectType({ description: "A device on which the viewer is pushed.", simpleResolvers: true })
export class PushSubscription {
  @Field(() => ID, { description: "The device's id." })
  id!: number;

  @Field(() => String, { description: "Browser and operating system, for example Chrome on Linux." })
  device!: string;

  @Field(() => Boolean, { description: "Whether the current session added it." })
  isCurrent!: boolean;

  @Field(() => DateTime, { description: "When it was added." })
  createdAt!: string;

  @Field(() => DateTime, { nullable: true, description: "When its push service last took something." })
  lastSuccessAt!: string | null;
}

@InputType({ description: "The keys of a device, as its browser returns them." })
export class PushKeysInput {
  @Field(() => String, { description: "The public key, as base64url." })
  p256dh!: string;

  @Field(() => String, { description: "The secret, as base64url." })
  auth!: string;
}

const ENDPOINT = "The https address of the browser's push service.";
const KEYS = "The keys of the device.";

@InputType({ description: "A device on which the viewer wants to be pushed, as its browser describes it." })
export class PushSubscriptionInput {
  @Field(() => String, { description: ENDPOINT })
  endpoint!: string;

  @Field(() => PushKeysInput, { description: KEYS })
  keys!: PushKeysInput;
}

@InputType({ description: "A device whose browser changed its address." })
export class RenewPushSubscriptionInput {
  @Field(() => String, { description: "The previous address, which only the browser knows." })
  previous!: string;

  @Field(() => String, { description: ENDPOINT })
  endpoint!: string;

  @Field(() => PushKeysInput, { description: KEYS })
  keys!: PushKeysInput;
}
