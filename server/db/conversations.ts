import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { conversations, participants } from "#server/db/schema/chat";
import { canSeePerson } from "./visibility.ts";

type Viewer = SQLWrapper | number;

/** Returns the other member of a conversation of two; null when their account is deleted. */
export const otherThan = (who: Viewer, low: SQLWrapper, high: SQLWrapper) =>
  sql`case when ${low} = ${who} then ${high} else ${low} end`;

/**
 * The viewer is in the conversation: they accepted it or may accept it, and if it is one of two, neither blocked the
 * other. Every read and every live event is checked by this.
 */
export function isIn(who: Viewer, conversationId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${participants} as mine
    join ${conversations} as talk on talk.id = mine.conversation_id
    where mine.conversation_id = ${conversationId} and mine.user_id = ${who} and mine.state in ('accepted', 'request')
      and (talk.kind = 'group' or (${canSeePerson(who, otherThan(who, sql`talk.low_id`, sql`talk.high_id`))})) offset 0)`;
}
