import { calledBy } from "#server/rest/answers";
import { looseRequest, paged } from "#server/rest/request";
import { type FeedScope, scopeOf } from "#server/features/feed/feed.model";

const scopeSent = (name: unknown): FeedScope =>
  typeof name === "string" || name === undefined ? scopeOf(name) : { kind: "nobody" };

/** The page and the owner of the feed. */
export const feedQuery = paged(
  looseRequest(
    { username: calledBy.optional().meta({ description: "Only posts of this author.", examples: ["ada"] }) },
    ({ username }) => ({ scope: scopeSent(username) }),
  ),
);
