import type { ConnectionTab } from "#client/gql/graphql.ts";

/** The tabs in their order, as the address names them. */
export const CONNECTION_TABS = [
  { value: "following", label: "Following" },
  { value: "followers", label: "Followers" },
  { value: "mutual", label: "Mutual" },
  { value: "suggested", label: "Suggested" },
] as const;
export type TabName = (typeof CONNECTION_TABS)[number]["value"];

/** The tab that an address names; the first for what is none. */
export function connectionTabOf(name: string | null): TabName {
  return CONNECTION_TABS.find(({ value }) => value === name)?.value ?? "following";
}

export const TAB_LIST: Record<TabName, ConnectionTab> = {
  following: "FOLLOWING",
  followers: "FOLLOWERS",
  mutual: "MUTUAL",
  suggested: "SUGGESTED",
};

/** What stands in the place of a list of nobody. */
export const NOBODY: Record<TabName, string> = {
  following: "You follow nobody yet.",
  followers: "Nobody follows you yet.",
  mutual: "Nobody whom you follow follows you back yet.",
  suggested: "No suggestions right now.",
};
