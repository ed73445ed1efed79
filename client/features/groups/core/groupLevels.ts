/** What a member can be notified of in a group. */
export const LEVELS = [
  { value: "ALL", label: "All posts" },
  { value: "HIGHLIGHTS", label: "Mentions and replies" },
  { value: "NONE", label: "Nothing" },
] as const;
