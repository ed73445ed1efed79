import "reflect-metadata";
import { Arg, Ctx, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "#server/graphql/context";
import type { RegistrationState } from "./registration.model.ts";
import type { RegistrationService } from "./registration.service.ts";
import { Registration } from "./registration.types.ts";

/** Serves how one becomes a member over GraphQL. */
@Resolver()
export class RegistrationResolver {
  constructor(private readonly registrations: RegistrationService) {}

  @Query(() => Registration, { description: "Returns how one becomes a member." })
  registration(
    @Arg("invitation", () => String, { nullable: true, description: "The code of an invitation." })
    invitation: string | null | undefined,
    @Ctx() ctx: GraphQLContext,
  ): Promise<RegistrationState> {
    return this.registrations.state(ctx, invitation);
  }
}
