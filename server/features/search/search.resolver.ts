import "reflect-metadata";
import { Arg, Args, Ctx, Query, Resolver } from "type-graphql";
import { spellNumber } from "#server/core/text.rules";
import { requireViewer } from "#server/core/viewer";
import { pageInfoOf } from "#server/graphql/connection";
import type { GraphQLContext } from "#server/graphql/context";
import { Charged } from "#server/graphql/cost/charges";
import type { Suggestions } from "./search.model.ts";
import { QUERY_MIN } from "./search.rules.ts";
import type { SearchService } from "./search.service.ts";
import type { SuggestionsService } from "./search.suggestions.service.ts";
import { SearchArgs, SearchResultConnection, SearchSuggestions } from "./search.types.ts";

/** Serves the search over GraphQL. */
@Resolver()
export class SearchResolver {
  constructor(
    private readonly service: SearchService,
    private readonly suggestions: SuggestionsService,
  ) {}

  @Charged({ points: 60 })
  @Query(() => SearchResultConnection, {
    description: "Searches for ideas, comments, people or tags that the viewer may see, best match first.",
  })
  async search(
    @Args(() => SearchArgs) { query, kind, category, first, after }: SearchArgs,
    @Ctx() ctx: GraphQLContext,
  ) {
    const results = await this.service.search(requireViewer(ctx), { query, kind, category }, { first, after });
    const { items: edges, hasNextPage, total, isNear, hints } = results;
    return { edges, pageInfo: pageInfoOf(edges, hasNextPage), total, isNear, hints };
  }

  @Charged({ points: 40 })
  @Query(() => SearchSuggestions, {
    description: `Returns suggestions while the viewer types; empty for fewer than ${spellNumber(QUERY_MIN)} characters.`,
  })
  searchSuggestions(
    @Arg("query", () => String, { description: "The text typed so far." }) query: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<Suggestions> {
    return this.suggestions.suggest(requireViewer(ctx), query);
  }
}
