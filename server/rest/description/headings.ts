/** The headings of the description, in the order in which it lists them, each with what its calls are about. */
const HEADINGS: Readonly<Record<string, string>> = {
  "Signing in": "Accounts and tokens: registering, signing in and out, verified addresses and new passwords.",
  Me: "What is the viewer's own: the account, sessions, settings, figures and copies of all data.",
  Profiles: "What members show of themselves, and what they posted.",
  Friends: "Ties between members: friend requests, following, blocking, muting, and finding people.",
  Groups: "Groups with their members, requests, invitations and posts.",
  Posts: "Posts, the feed and tags.",
  Comments: "Comments on posts, and replies to comments.",
  Uploads: "Pictures and videos that a post or message names by their ids.",
  Drafts: "Posts that are not published yet.",
  Bookmarks: "Posts that the viewer wants to find again, in folders.",
  Search: "Search for ideas, comments, people and tags.",
  Explore: "Current topics, and tags that members follow.",
  Insights: "Questions about the community's ideas, answered with the posts on which the answer is based.",
  Messages: "Conversations between members, and the messages in them.",
  Notifications: "What happened that concerns the viewer, and how it reaches them: in the app, by mail, by push.",
  Rules: "The community's rules, and reports of what breaks them.",
  Community: "What everybody may know of the community, before signing in.",
  Moderation: "Reported things and appeals. For moderators and admins, except for the public report.",
  Staff: "Members, invitations, rules and settings of the community. For moderators and admins.",
};

/**
 * Returns the headings of the description that are used.
 * @throws Error for a heading that has no description.
 */
export function headingsOf(used: readonly string[]): { name: string; description: string }[] {
  const undescribed = used.find((name) => !(name in HEADINGS));
  if (undescribed !== undefined) throw new Error(`The heading "${undescribed}" has no description.`);
  return Object.entries(HEADINGS)
    .filter(([name]) => used.includes(name))
    .map(([name, description]) => ({ name, description }));
}
