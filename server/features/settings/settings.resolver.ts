import "reflect-metadata";
import { Arg, Ctx, FieldResolver, Mutation, Resolver } from "type-graphql";
import { requireViewer } from "#server/core/viewer";
import { Viewer } from "#server/features/auth/auth.types";
import type { GraphQLContext } from "#server/graphql/context";
import type { Settings as SettingsView } from "./settings.model.ts";
import type { SettingsService } from "./settings.service.ts";
import { Settings, UpdateSettingsInput } from "./settings.types.ts";

/** The viewer's settings. */
@Resolver(() => Viewer)
export class SettingsResolver {
  constructor(private readonly service: SettingsService) {}

  @FieldResolver(() => Settings, { description: "The viewer's settings." })
  settings(@Ctx() ctx: GraphQLContext): Promise<SettingsView> {
    return this.service.get(requireViewer(ctx));
  }

  @Mutation(() => Settings, { description: "Updates some of the viewer's settings." })
  updateSettings(
    @Arg("input", () => UpdateSettingsInput, { description: "The changes." }) input: UpdateSettingsInput,
    @Ctx() ctx: GraphQLContext,
  ): Promise<SettingsView> {
    return this.service.change(requireViewer(ctx), input);
  }
}
