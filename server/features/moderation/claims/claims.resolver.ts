import "reflect-metadata";
import { Arg, Ctx, ID, Mutation, Resolver } from "type-graphql";
import { toId } from "#server/core/ids";
import { CASE, type CaseView } from "#server/features/moderation/moderation.model";
import { ModerationCase } from "#server/features/moderation/queue/queue.types";
import { ChangesNoPost } from "#server/graphql/changes";
import type { GraphQLContext } from "#server/graphql/context";
import type { ClaimsService } from "./claims.service.ts";

const ANY = { description: "The id of any of its reports." };

/** Serves claims of cases over GraphQL. */
@Resolver()
export class ClaimsResolver {
  constructor(private readonly claims: ClaimsService) {}

  @ChangesNoPost()
  @Mutation(() => ModerationCase, {
    description:
      "Claims an open case for ten minutes, or renews the viewer's claim. CONFLICT while another moderator has claimed it.",
  })
  claimReport(@Arg("id", () => ID, ANY) id: string, @Ctx() ctx: GraphQLContext): Promise<CaseView> {
    return this.claims.claim(ctx.viewer, toId(id, CASE));
  }

  @ChangesNoPost()
  @Mutation(() => ModerationCase, {
    description: "Ends the viewer's claim of a case. Safe to repeat.",
  })
  releaseReport(@Arg("id", () => ID, ANY) id: string, @Ctx() ctx: GraphQLContext): Promise<CaseView> {
    return this.claims.release(ctx.viewer, toId(id, CASE));
  }
}
