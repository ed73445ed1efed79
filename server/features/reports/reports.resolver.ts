import "reflect-metadata";
import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { toIdField } from "#server/core/ids";
import { toPageRequest } from "#server/core/pagination";
import { requireViewer } from "#server/core/viewer";
import { Viewer } from "#server/features/auth/auth.types";
import { ChangesNoPost } from "#server/graphql/changes";
import { type ConnectionOf, toConnection } from "#server/graphql/connection";
import type { GraphQLContext } from "#server/graphql/context";
import { Charged } from "#server/graphql/cost/charges";
import { aboutOf, type ReportView, stateSentence } from "./reports.model.ts";
import type { ReportsService } from "./reports.service.ts";
import { Report, ReportConnection, ReportInput, ReportsArgs } from "./reports.types.ts";

/** Serves a member's own reports over GraphQL. */
@Resolver(() => Viewer)
export class ReportsResolver {
  constructor(private readonly service: ReportsService) {}

  @Charged({ total: 5 })
  @FieldResolver(() => ReportConnection, { description: "What the viewer reported, newest first." })
  async reports(
    @Args(() => ReportsArgs) { first, after }: InstanceType<typeof ReportsArgs>,
    @Ctx() context: GraphQLContext,
  ): Promise<ConnectionOf<ReportView>> {
    return toConnection(await this.service.list(requireViewer(context), toPageRequest(first, after)));
  }

  @ChangesNoPost()
  @Mutation(() => Report, {
    description:
      "Reports what breaks a rule, once: a second report of the same thing is refused with CONFLICT, and the extension `report` says how the first one stands.",
  })
  report(
    @Arg("input", () => ReportInput, { description: "The report." }) { id, ...input }: ReportInput,
    @Ctx() context: GraphQLContext,
  ): Promise<ReportView> {
    return this.service.report(requireViewer(context), { ...input, id: toIdField(id, "id") });
  }
}

/** The computed fields of a report. */
@Resolver(() => Report)
export class ReportItemResolver {
  @FieldResolver(() => String, { description: "Names what the report is about: `a post by Bo Dahl`." })
  about(@Root() report: ReportView): string {
    return aboutOf(report);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "The path on the site to what the report is about; null for a message.",
  })
  path(@Root() { context }: ReportView): string | null {
    return context.path;
  }

  @FieldResolver(() => String, { description: "The heading of the rule, as it stood then." })
  ruleTitle(@Root() { context }: ReportView): string {
    return context.rule;
  }

  @FieldResolver(() => String, { description: "Says in a sentence how the report stands." })
  stateText(@Root() { state }: ReportView): string {
    return stateSentence(state);
  }
}
