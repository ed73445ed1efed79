import "reflect-metadata";
import { Query, Resolver } from "type-graphql";
import { spellNumber } from "#server/core/text.rules";
import { Charged } from "#server/graphql/cost/charges";
import { PUBLIC_IDEAS, type PublicIdea as Idea } from "./publicIdeas.model.ts";
import type { PublicIdeasService } from "./publicIdeas.service.ts";
import { PublicIdea } from "./publicIdeas.types.ts";

/** Serves public ideas to visitors over GraphQL. */
@Resolver()
export class PublicIdeasResolver {
  constructor(private readonly service: PublicIdeasService) {}

  @Charged({ atMost: PUBLIC_IDEAS })
  @Query(() => [PublicIdea], {
    description: `Returns public ideas for visitors, at most ${spellNumber(PUBLIC_IDEAS)}: the most liked of the last week, or else the newest. There are none while the community does not show them.`,
  })
  publicIdeas(): Promise<readonly Idea[]> {
    return this.service.list();
  }
}
