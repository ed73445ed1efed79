import "reflect-metadata";
import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { toId } from "#server/core/ids";
import { toPageRequest } from "#server/core/pagination";
import { spellNumber } from "#server/core/text.rules";
import { requireViewer } from "#server/core/viewer";
import { Viewer } from "#server/features/auth/auth.types";
import type { Person } from "#server/features/people/people.model";
import { UserConnection } from "#server/features/people/people.types";
import { ChangesNoPost } from "#server/graphql/changes";
import { AFTER, firstOf, PageArgs, toPositionedConnection, type ConnectionOf } from "#server/graphql/connection";
import type { GraphQLContext } from "#server/graphql/context";
import { Charged } from "#server/graphql/cost/charges";
import { SEARCH_MIN } from "#server/features/bonds/bonds.limits.rules";
import { DISMISSED_DAYS, MEMBER, SUGGESTED_MAX, type SuggestionView } from "#server/features/bonds/bonds.model";
import type { PeopleService } from "./lists.service.ts";
import { ConnectionTab, PersonSuggestion } from "#server/features/bonds/bonds.types";

const QUERY = {
  nullable: true,
  description: `Part of a name or username, at least ${SEARCH_MIN} characters; all members when omitted.`,
};
type Text = string | null | undefined;

/** Serves the people whom the viewer finds and knows over GraphQL. */
@Resolver(() => Viewer)
export class PeopleResolver {
  constructor(private readonly people: PeopleService) {}

  @Charged({ points: 10, total: 10 })
  @Query(() => UserConnection, {
    name: "people",
    description:
      "Members whose name matches the query: names that begin with it first, then bonds before others. All members without a query, or suggested members.",
  })
  async find(
    @Arg("query", () => String, QUERY) query: Text,
    @Arg("suggested", () => Boolean, {
      defaultValue: false,
      description: "Whether to return suggested members instead.",
    })
    suggested: boolean,
    @Args(() => PageArgs) { first, after }: PageArgs,
    @Ctx() ctx: GraphQLContext,
  ): Promise<ConnectionOf<Person>> {
    const slice = toPageRequest(first, after);
    return toPositionedConnection(await this.people.find(requireViewer(ctx), { query, suggested, slice }));
  }

  @Charged({ total: 10 })
  @FieldResolver(() => UserConnection, { description: "The viewer's bonds, newest first." })
  async bonds(
    @Arg("query", () => String, QUERY) query: Text,
    @Args(() => PageArgs) { first, after }: PageArgs,
    @Ctx() ctx: GraphQLContext,
  ): Promise<ConnectionOf<Person>> {
    const request = toPageRequest(first, after);
    return toPositionedConnection(await this.people.listOf(requireViewer(ctx), "bonds", query, request));
  }

  @Charged({ total: 10 })
  @FieldResolver(() => UserConnection, { description: "One of the lists of Friends & Connections." })
  async connections(
    @Arg("tab", () => ConnectionTab, { description: "The list to return." }) tab: `${ConnectionTab}`,
    @Arg("query", () => String, QUERY) query: Text,
    @Args(() => PageArgs) { first, after }: PageArgs,
    @Ctx() ctx: GraphQLContext,
  ): Promise<ConnectionOf<Person>> {
    const request = toPageRequest(first, after);
    return toPositionedConnection(await this.people.connections(requireViewer(ctx), tab, query, request));
  }

  @Charged({ total: 10 })
  @FieldResolver(() => UserConnection, { description: "Members whom the viewer has blocked, newest first." })
  async blocked(
    @Arg("first", () => Int, { defaultValue: 20, description: firstOf("people") }) first: number,
    @Arg("after", () => String, { nullable: true, description: AFTER }) after: Text,
    @Ctx() ctx: GraphQLContext,
  ): Promise<ConnectionOf<Person>> {
    const request = toPageRequest(first, after);
    return toPositionedConnection(await this.people.listOf(requireViewer(ctx), "blocked", null, request));
  }

  @Charged({ points: 360 })
  @FieldResolver(() => [PersonSuggestion], { description: "Members suggested to the viewer, best first." })
  suggestions(
    @Arg("first", () => Int, { defaultValue: SUGGESTED_MAX, description: firstOf("people") }) first: number,
    @Ctx() ctx: GraphQLContext,
  ): Promise<SuggestionView[]> {
    return this.people.suggestions(requireViewer(ctx), first);
  }

  @ChangesNoPost()
  @Mutation(() => ID, {
    description: `Dismisses a suggestion for ${spellNumber(DISMISSED_DAYS)} days. Returns the member's id.`,
  })
  dismissSuggestion(
    @Arg("id", () => ID, { description: "The member's id." }) id: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<number> {
    return this.people.dismiss(requireViewer(ctx), toId(id, MEMBER));
  }
}
