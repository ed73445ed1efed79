import type { FeedOrder, FeedScope } from "#client/gql/graphql.ts";
import { ifStored } from "#client/lib/state/ifStored.ts";

/** One tab of the home feed in one order. */
export interface FeedView {
  scope: FeedScope;
  order: FeedOrder;
  /** The post with which the list begins, where a reader continues further down; otherwise it begins with the newest. */
  from?: string | undefined;
}

/** What this browser remembers of the feed: whose, the view, and whether the member has chosen the tab. */
interface StoredView extends Pick<FeedView, "scope" | "order"> {
  memberId: string;
  isChosen: boolean;
}

const KEY = "feed-view";
const NAMES: readonly FeedScope[] = ["FOLLOWING", "EVERYTHING"];

/** Returns the tab that an address names. */
export function scopeIn(search: string): FeedScope | null {
  const name = new URLSearchParams(search).get("tab")?.toUpperCase();
  return NAMES.find((scope) => scope === name) ?? null;
}

/** Returns the part of an address that names a tab. */
export const searchOf = (scope: FeedScope) => `?tab=${scope.toLowerCase()}`;

/** Returns the tab that a member has chosen in this browser; null where they have not. */
export function chosenScope(memberId: string): FeedScope | null {
  const known = stored();
  return known?.isChosen && known.memberId === memberId ? known.scope : null;
}

/** Returns the view that the feed will probably open with, before the server has named the member. */
export function likelyView(search: string): FeedView {
  const known = stored();
  return { scope: scopeIn(search) ?? known?.scope ?? "EVERYTHING", order: known?.order ?? "LATEST" };
}

/** Stores the view for the next time. A tab that was chosen once stays chosen. */
export function rememberView(memberId: string, { scope, order }: FeedView, isChosen: boolean): void {
  const view: StoredView = { memberId, scope, order, isChosen };
  ifStored(() => localStorage.setItem(KEY, JSON.stringify(view)));
}

function stored(): StoredView | null {
  const known: unknown = ifStored(() => JSON.parse(localStorage.getItem(KEY) ?? "null"));
  if (typeof known !== "object" || known === null) return null;
  const { memberId, scope, order, isChosen } = known as Partial<Record<keyof StoredView, unknown>>;
  const name = NAMES.find((one) => one === scope);
  if (typeof memberId !== "string" || !name) return null;
  return { memberId, scope: name, order: order === "TOP" ? "TOP" : "LATEST", isChosen: isChosen === true };
}
