import "reflect-metadata";
import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver } from "type-graphql";
import { toId } from "#server/core/ids";
import { requireViewer } from "#server/core/viewer";
import { Viewer } from "#server/features/auth/auth.types";
import type { GraphQLContext } from "#server/graphql/context";
import { Charged } from "#server/graphql/cost/charges";
import { type Device, DEVICE } from "./push.model.ts";
import { DEVICES_MAX } from "./push.rules.ts";
import type { PushService } from "./push.service.ts";
import { PushSubscription, PushSubscriptionInput, RenewPushSubscriptionInput } from "./push.types.ts";
import { SafeToRepeat } from "#server/graphql/fields/repeats";

/** Serves the devices on which the viewer is pushed over GraphQL. */
@Resolver(() => Viewer)
export class PushResolver {
  constructor(private readonly push: PushService) {}

  @FieldResolver(() => String, { description: "The public key that a browser needs to add itself as a device." })
  pushKey(@Ctx() ctx: GraphQLContext): string {
    requireViewer(ctx);
    return this.push.key;
  }

  @Charged({ atMost: DEVICES_MAX })
  @FieldResolver(() => [PushSubscription], {
    description: `The devices on which the viewer is pushed, newest first; at most ${DEVICES_MAX}.`,
  })
  pushSubscriptions(@Ctx() ctx: GraphQLContext): Promise<Device[]> {
    return this.push.list(requireViewer(ctx));
  }

  @Mutation(() => PushSubscription, {
    description: "Adds a device on which the viewer is pushed. It ends with the current session. Safe to repeat.",
  })
  addPushSubscription(
    @Arg("input", () => PushSubscriptionInput, { description: "The device." }) input: PushSubscriptionInput,
    @Ctx() ctx: GraphQLContext,
  ): Promise<Device> {
    return this.push.add(requireViewer(ctx), input);
  }

  @SafeToRepeat()
  @Mutation(() => ID, { description: "Removes a device of the viewer, which is pushed no more. Returns its id." })
  async removePushSubscription(
    @Arg("id", () => ID, { description: "The device's id." }) id: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<string> {
    await this.push.remove(requireViewer(ctx), toId(id, DEVICE));
    return id;
  }

  @Mutation(() => Boolean, {
    description: "Gives a device the address that its browser changed. Needs no session.",
  })
  async renewPushSubscription(
    @Arg("input", () => RenewPushSubscriptionInput, { description: "The previous address and the new one." })
    input: RenewPushSubscriptionInput,
  ): Promise<boolean> {
    await this.push.renew(input);
    return true;
  }
}
