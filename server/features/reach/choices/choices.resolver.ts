import "reflect-metadata";
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { requireViewer } from "#server/core/viewer";
import { Viewer } from "#server/features/auth/auth.types";
import { type ReachChoices as ChoicesView, toClock } from "#server/features/reach/reach.model";
import type { GraphQLContext } from "#server/graphql/context";
import { toMatrix } from "./choices.model.ts";
import type { ChoicesService } from "./choices.service.ts";
import { ReachChoices, UpdateReachInput } from "./choices.types.ts";

/** How and when the viewer is reached. */
@Resolver(() => Viewer)
export class ChoicesResolver {
  constructor(private readonly choices: ChoicesService) {}

  @FieldResolver(() => ReachChoices, { description: "How and when the viewer is reached." })
  reach(@Ctx() ctx: GraphQLContext): Promise<ChoicesView> {
    return this.choices.get(requireViewer(ctx));
  }

  @Mutation(() => ReachChoices, { description: "Changes how and when the viewer is reached." })
  updateReach(
    @Arg("input", () => UpdateReachInput, { description: "The changes." }) input: UpdateReachInput,
    @Ctx() ctx: GraphQLContext,
  ): Promise<ChoicesView> {
    return this.choices.change(requireViewer(ctx), { ...input, matrix: toMatrix(input.matrix) });
  }
}

/** The quiet hours, as a clock shows them. */
@Resolver(() => ReachChoices)
export class QuietHoursResolver {
  @FieldResolver(() => String, { description: "When the quiet hours begin, such as `22:00`." })
  quietFrom(@Root() { quietFrom }: ChoicesView): string {
    return toClock(quietFrom);
  }

  @FieldResolver(() => String, { description: "When the quiet hours end, such as `07:00`." })
  quietTo(@Root() { quietTo }: ChoicesView): string {
    return toClock(quietTo);
  }
}
