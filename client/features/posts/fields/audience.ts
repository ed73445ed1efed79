import { Globe, Lock, Users, UsersRound } from "lucide-react";
import type { LucideIcon } from "lucide-react";

/** The audiences that an author can choose outside of groups. */
export type ChosenVisibility = "PUBLIC" | "BONDS" | "ONLY_ME";

/** Who will see a post: a group alone decides for the posts in it. */
export interface Audience {
  visibility: ChosenVisibility;
  /** The group; its name is not known where only the server had the draft. */
  group: { id: string; name: string | null } | null;
}

/** The audiences with their words, from the widest to the narrowest. */
export const AUDIENCES: readonly { value: ChosenVisibility; label: string; icon: LucideIcon }[] = [
  { value: "PUBLIC", label: "Public", icon: Globe },
  { value: "BONDS", label: "Friends only", icon: Users },
  { value: "ONLY_ME", label: "Only me", icon: Lock },
];

/** Returns the words and the icon of an audience. */
export function lookOf({ visibility, group }: Audience): { label: string; icon: LucideIcon } {
  if (group) return { label: group.name ? `In ${group.name}` : "In a group", icon: UsersRound };
  const { label, icon } = AUDIENCES.find(({ value }) => value === visibility) ?? { label: "Public", icon: Globe };
  return { label, icon };
}
