import { invalid } from "#server/core/errors";
import { check } from "#server/core/validation";
import { calledBy } from "#server/rest/answers";
import { looseRequest, pagedPosts, type Sent } from "#server/rest/request";
import { type FeedScope, scopeOf, type TabScope } from "#server/features/feed/feed.model";
import { NEEDS_SCOPE } from "#server/features/feed/places/places.model";
import { feedOrder, orderField, scopeField, tabChoice } from "#server/features/feed/places/places.rules";

const scopeSent = (name: unknown): FeedScope =>
  typeof name === "string" || name === undefined ? scopeOf(name) : { kind: "nobody" };

const NOT_BOTH = "A scope cannot be combined with a username.";

/** Returns the tab that a request names; null for the feed as a whole. @throws DomainError for an unknown one. */
function tabSent({ scope, order, username }: Sent): TabScope | null {
  if (scope === undefined) {
    if (order === undefined) return null;
    check(feedOrder, { order });
    throw invalid({ order: [NEEDS_SCOPE] });
  }
  const choice = check(tabChoice, { scope, order });
  if (username !== undefined && username !== "") throw invalid({ scope: [NOT_BOTH] });
  return { kind: "tab", tab: choice.scope, order: choice.order };
}

/** The page and the owner of the feed, or its tab. */
export const feedQuery = pagedPosts(
  looseRequest(
    {
      username: calledBy.optional().meta({ description: "Only posts of this author.", examples: ["ada"] }),
      scope: scopeField,
      order: orderField,
    },
    (sent) => ({ scope: tabSent(sent) ?? scopeSent(sent["username"]) }),
  ),
);
