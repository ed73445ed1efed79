import "reflect-metadata";
import { Arg, Ctx, Mutation, Query, Resolver, Root, Subscription } from "type-graphql";
import { toIdField } from "#server/core/ids";
import { requireViewer } from "#server/core/viewer";
import type { GraphQLContext } from "#server/graphql/context";
import { LiveTopic } from "#server/graphql/live/liveTopic";
import type { CommunitySettings as Settings, CommunityView } from "./community.model.ts";
import type { CommunityService } from "./community.public.service.ts";
import type { CommunitySettingsService } from "./community.service.ts";
import { Community, CommunitySettings, UpdateCommunitySettingsInput } from "./community.types.ts";

interface Dependencies {
  service: CommunityService;
  settings: CommunitySettingsService;
  /** A listener for a change that could not be published live; nobody waits for it. */
  onError: (error: unknown) => void;
}

/** Serves what everybody may know of the community, and its settings, over GraphQL. */
@Resolver()
export class CommunityResolver {
  readonly changed = new LiveTopic<CommunityView>();

  constructor(private readonly parts: Dependencies) {
    parts.service.onChanged(() => void this.announce().catch(parts.onError));
  }

  @Query(() => Community, { description: "Returns what everybody may know of the community." })
  community(): Promise<CommunityView> {
    return this.parts.service.get();
  }

  @Query(() => CommunitySettings, { description: "Returns the settings of the community." })
  communitySettings(@Ctx() ctx: GraphQLContext): Promise<Settings> {
    return this.parts.settings.get(ctx.viewer);
  }

  @Mutation(() => CommunitySettings, { description: "Changes settings of the community." })
  updateCommunitySettings(
    @Arg("input", () => UpdateCommunitySettingsInput, { description: "The changes." })
    { logoId, ...input }: UpdateCommunitySettingsInput,
    @Ctx() ctx: GraphQLContext,
  ): Promise<Settings> {
    return this.parts.settings.change(ctx.viewer, {
      ...input,
      logoId: logoId == null ? logoId : toIdField(logoId, "logoId"),
    });
  }

  @Subscription(() => Community, {
    description:
      "Publishes the community when its announcement, its maintenance or another setting changes. To catch up, query `community`.",
    subscribe: ({ context }: { context: GraphQLContext }) =>
      context.face(CommunityResolver).changed.subscribe(requireViewer(context)),
  })
  communityChanged(@Root() community: CommunityView): CommunityView {
    return community;
  }

  private announce(): Promise<void> {
    return this.changed.announce(async (listeners) => ({
      payload: await this.parts.service.changed(),
      audience: new Set(listeners),
    }));
  }
}
