import type { ConnectionTab } from "#client/gql/graphql.ts";

/** The tabs in their order, with their names in the address. */
export const CONNECTION_TABS = [
  { value: "following", label: "Following" },
  { value: "followers", label: "Followers" },
  { value: "mutual", label: "Mutual" },
  { value: "suggested", label: "Suggested" },
] as const;
export type TabName = (typeof CONNECTION_TABS)[number]["value"];

/** Returns the tab that an address names; the first for an unknown name. */
export function connectionTabOf(name: string | null): TabName {
  return CONNECTION_TABS.find(({ value }) => value === name)?.value ?? "following";
}

export const TAB_LIST: Record<TabName, ConnectionTab> = {
  following: "FOLLOWING",
  followers: "FOLLOWERS",
  mutual: "MUTUAL",
  suggested: "SUGGESTED",
};

/** The text of an empty tab. */
export const NOBODY: Record<TabName, string> = {
  following: "You do not follow anyone yet.",
  followers: "Nobody follows you yet.",
  mutual: "Nobody you follow follows you back yet.",
  suggested: "No suggestions right now.",
};
