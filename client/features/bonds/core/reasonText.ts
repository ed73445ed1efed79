import type { SuggestionReason } from "#client/gql/graphql.ts";

/** Formats "3 mutual friends". */
export function mutualFriends(count: number): string {
  return count === 1 ? "1 mutual friend" : `${count} mutual friends`;
}

export interface Reasons {
  reason: SuggestionReason;
  mutualBondsCount: number;
  sharedGroupsCount: number;
  sharedTags: readonly string[];
  user: { location?: string | null };
}

/** Returns why a person is suggested, in a few words. */
export function reasonText({ reason, mutualBondsCount, sharedGroupsCount, sharedTags, user }: Reasons): string {
  switch (reason) {
    case "MUTUAL_BONDS":
      return mutualFriends(mutualBondsCount);
    case "SHARED_GROUPS":
      return sharedGroupsCount === 1 ? "In a group with you" : `In ${sharedGroupsCount} groups with you`;
    case "SHARED_TAGS":
      return `You both like ${sharedTags
        .slice(0, 2)
        .map((tag) => `#${tag}`)
        .join(" and ")}`;
    case "SAME_PLACE":
      return user.location ? `Also in ${user.location}` : "In the same location";
    case "ACTIVE":
      return "Recently active";
  }
}
