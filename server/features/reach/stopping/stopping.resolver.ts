import "reflect-metadata";
import { Arg, Mutation, Resolver } from "type-graphql";
import type { StoppingService } from "./stopping.service.ts";
import { UnsubscribeInput, UnsubscribePayload } from "./stopping.types.ts";

/** Stops mails over GraphQL. */
@Resolver()
export class StoppingResolver {
  constructor(private readonly stopping: StoppingService) {}

  @Mutation(() => UnsubscribePayload, {
    description: "Stops emails by the link from one. Needs no session, and is safe to repeat.",
  })
  async unsubscribe(
    @Arg("input", () => UnsubscribeInput, { description: "The parts of the link." }) input: UnsubscribeInput,
  ): Promise<UnsubscribePayload> {
    await this.stopping.stop(input);
    return { list: input.list };
  }
}
