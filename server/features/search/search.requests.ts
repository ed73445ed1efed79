import * as z from "zod";
import { looseRequest, pagedPosts, request, textParam } from "#server/rest/request";
import { searchInput } from "./search.rules.ts";

/** The query of a search. */
export const searchQuery = pagedPosts(
  request(searchInput, {
    query: { read: (query) => query ?? "" },
    kind: {},
    category: {},
  }),
);

/** The text that was typed so far; a value that is no text has no suggestions. */
export const suggestionsQuery = looseRequest({ query: searchInput.shape.query }, ({ query }) => ({
  typed: typeof query === "string" ? query : "",
}));

/** A tag as an address names it. */
export const tagParam = textParam(
  z.string().meta({ description: "The tag without #, case-insensitive.", examples: ["tools"] }),
);
