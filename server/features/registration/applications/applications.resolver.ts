import "reflect-metadata";
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { toId } from "#server/core/ids";
import { toPageRequest } from "#server/core/pagination";
import type { Application as ApplicationView } from "#server/features/auth/registration/registration.model";
import type { StaffLogView } from "#server/features/staff/log/log.model";
import { StaffLogEntry } from "#server/features/staff/log/log.types";
import { type ConnectionOf, PageArgs, toConnection } from "#server/graphql/connection";
import type { GraphQLContext } from "#server/graphql/context";
import { Charged } from "#server/graphql/cost/charges";
import type { ApplicationsService } from "./applications.service.ts";
import { ApplicationConnection } from "./applications.types.ts";

const THIS = "This application";

/** Serves those who ask to become members over GraphQL. */
@Resolver()
export class ApplicationsResolver {
  constructor(private readonly waiting: ApplicationsService) {}

  @Charged({ points: 5, total: 5 })
  @Query(() => ApplicationConnection, {
    description: "Returns those who ask to become members, oldest first.",
  })
  async applications(
    @Args(() => PageArgs) { first, after }: PageArgs,
    @Ctx() ctx: GraphQLContext,
  ): Promise<ConnectionOf<ApplicationView>> {
    return toConnection(await this.waiting.list(ctx.viewer, toPageRequest(first, after)));
  }

  @Mutation(() => StaffLogEntry, {
    description: "Opens the account of an applicant and emails them. Returns the act, whose subject is the new member.",
  })
  approveApplication(
    @Arg("id", () => ID, { description: "The application's id." }) id: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<StaffLogView> {
    return this.waiting.approve(ctx.viewer, toId(id, THIS));
  }

  @Mutation(() => StaffLogEntry, {
    description: "Declines an applicant and emails them. Returns the act, which can be undone.",
  })
  declineApplication(
    @Arg("id", () => ID, { description: "The application's id." }) id: string,
    @Arg("words", () => String, { defaultValue: "", description: "What the applicant reads in the email." })
    words: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<StaffLogView> {
    return this.waiting.decline(ctx.viewer, toId(id, THIS), { words });
  }
}
