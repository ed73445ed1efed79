import "reflect-metadata";
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { requireViewer } from "#server/core/viewer";
import { Viewer } from "#server/features/auth/auth.types";
import type { GraphQLContext } from "#server/graphql/context";
import type { ExportView } from "./exports.model.ts";
import type { ExportsService } from "./exports.service.ts";
import { Export } from "./exports.types.ts";

/** Serves the viewer's exports over GraphQL. */
@Resolver(() => Viewer)
export class ExportsResolver {
  constructor(private readonly service: ExportsService) {}

  @FieldResolver(() => Export, {
    nullable: true,
    description: "The newest copy of the viewer's data that they requested; null if there is none.",
  })
  export(@Ctx() ctx: GraphQLContext): Promise<ExportView | null> {
    return this.service.newest(requireViewer(ctx));
  }

  @Mutation(() => Export, {
    description:
      "Requests a copy of everything that is the viewer's, as a ZIP file. Once a day; while one is being made, that one is returned.",
  })
  requestExport(
    @Arg("password", () => String, { description: "The viewer's password." }) password: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<ExportView> {
    ctx.countCredentialMutation();
    return this.service.request(requireViewer(ctx), { password });
  }
}

/** Adds the address of the file. */
@Resolver(() => Export)
export class ExportAddressResolver {
  constructor(private readonly service: ExportsService) {}

  @FieldResolver(() => String, {
    nullable: true,
    description: "The address of the file, valid for some minutes; null unless it can be downloaded.",
  })
  url(@Root() view: ExportView, @Ctx() ctx: GraphQLContext): string | null {
    return this.service.urlOf(requireViewer(ctx), view);
  }
}
