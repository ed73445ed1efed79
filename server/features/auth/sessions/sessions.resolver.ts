import "reflect-metadata";
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver } from "type-graphql";
import { toId } from "#server/core/ids";
import { requireViewer } from "#server/core/viewer";
import type { GraphQLContext } from "#server/graphql/context";
import { Charged } from "#server/graphql/cost/charges";
import { MAX_SESSIONS, type Session as SessionView } from "#server/features/auth/auth.model";
import type { SessionsService } from "./sessions.service.ts";
import { Session } from "./sessions.types.ts";
import { Viewer } from "#server/features/auth/auth.types";
import { SafeToRepeat } from "#server/graphql/fields/repeats";

/** Serves the viewer's sessions over GraphQL. */
@Resolver(() => Viewer)
export class SessionsResolver {
  constructor(private readonly service: SessionsService) {}

  @Charged({ atMost: MAX_SESSIONS })
  @FieldResolver(() => [Session], {
    description: `The viewer's sessions, most recently used first; at most ${MAX_SESSIONS}.`,
  })
  sessions(@Ctx() ctx: GraphQLContext): Promise<SessionView[]> {
    return this.service.list(requireViewer(ctx));
  }

  @SafeToRepeat()
  @Mutation(() => Boolean, {
    description: "Ends one of the viewer's sessions: its token becomes invalid and its sockets close.",
  })
  async revokeSession(
    @Arg("id", () => ID, { description: "The session's id." }) id: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<boolean> {
    await this.service.end(requireViewer(ctx), toId(id, "This session"));
    return true;
  }

  @Mutation(() => Int, {
    description: "Ends all of the viewer's sessions except the current one. Returns the number of ended sessions.",
  })
  endOtherSessions(@Ctx() ctx: GraphQLContext): Promise<number> {
    return this.service.endOthers(requireViewer(ctx));
  }
}
