import type { Sql } from "postgres";
import type { ArgumentValues } from "./listFields.ts";

/** A point is the price of so many rows: an item with what its own fields read beside it. */
export const ROWS_FOR_POINT = 50;
/** What any document may read, for its viewer and for the object that has the list. */
export const ROWS_FREE = 150;

/** The community in which the lists are read: large enough that each has more than it shows. */
export const SIZE = { members: 1_800, posts: 2_000, comments: 2, messages: 4 };

/** A number is no list, so it costs little; a document with many of them is among those that take turns. */
const COUNTED = { rows: 3_000, because: "A number of people is counted in an index, up to 10,000." };

const NEWS = { rows: 7_500, because: "They are worked out once for everybody, and remembered for up to a minute." };

/** Lists that read more than they are charged for, and why. */
export const DEARER: Readonly<Record<string, { rows: number; because: string }>> = {
  "Comment.replies": {
    rows: 600,
    because: "The number of replies is counted, so that it leaves out whom the viewer blocks.",
  },
  "News.ideas": NEWS,
  "News.links": NEWS,
  "Post.comments": { rows: 4_000, because: "The same, of the newest post, which has very many." },
  "Query.moderationQueue": { rows: 12_000, because: "Open reports are grouped by what they are about, up to a bound." },
  "Query.people": COUNTED,
  "Query.publicIdeas": { rows: 6_000, because: "They are read once a minute for everybody, among the newest posts." },
  "User.bondsCount": COUNTED,
  "User.followers": COUNTED,
  "User.followersCount": COUNTED,
  "User.followingCount": COUNTED,
  "Viewer.connections": COUNTED,
  "Viewer.suggestions": {
    rows: 24_000,
    because: "Where hardly anybody has standing, authors who have it are looked for among the newest 2,000 posts.",
  },
  "WeekInsights.cards": { rows: 15_000, because: "It is worked out once for everybody, and remembered for a minute." },
};

/** Returns values of the arguments that have to be set: of what Ada has most of. */
export async function valuesFor(sql: Sql): Promise<ArgumentValues> {
  const [ids] = await sql<
    { talk: number; comment: number; insight: number; draft: number; post: number; report: number | null }[]
  >`select
    (select max(conversation_id) from participants where user_id = 1 and conversation_id in (select id from conversations where kind = 'group')) as talk,
    (select parent_id from comments where parent_id is not null group by 1 order by count(*) desc limit 1) as comment,
    (select max(id) from insights where user_id = 1) as insight,
    (select max(id) from drafts where user_id = 1) as draft, (select max(id) from reports) as report,
    (select post_id from comments group by 1 order by count(*) desc limit 1) as post`;
  if (!ids) throw new Error("The community is empty.");
  return {
    "Query.user.username": `"ada"`,
    "Query.adminMember.username": `"ada"`,
    "Query.post.id": `${ids.post}`,
    "Query.group.slug": `"group-210"`,
    "Query.tag.name": `"common"`,
    "Query.category.name": `"Technology"`,
    "Query.comment.id": `${ids.comment}`,
    "Query.conversation.id": `${ids.talk}`,
    "Query.conversationWith.userId": "2",
    "Query.insight.id": `${ids.insight}`,
    "Query.moderationCase.id": `${ids.report ?? 0}`,
    "Query.search.query": `"w12"`,
    "Query.searchMessages.query": `"w12"`,
    "Query.searchSuggestions.query": `"w1"`,
    "Query.tags.query": `"t1"`,
    "Query.usernameAvailable.username": `"nobody"`,
    "Viewer.draft.id": `${ids.draft}`,
    "Viewer.connections.tab": "FOLLOWERS",
  };
}
