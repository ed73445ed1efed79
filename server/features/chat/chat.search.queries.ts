import { eq, sql, type SQL } from "drizzle-orm";
import { prepared, type DbOrTx } from "#server/db/client";
import { behind, type KeysetValues, limited } from "#server/db/keyset";
import { conversations, messages, participants } from "#server/db/schema/chat";
import { users } from "#server/db/schema/users";
import { canSeePerson } from "#server/db/visibility";
import { messageColumns, type MessageRow } from "./chat.messages.queries.ts";
import { otherThan } from "./chat.queries.ts";

/*
 * The index of words knows the messages of all members: a word that many write has as many entries as the community is
 * large. A member's own messages are few beside them, so they are read instead, unless the member has very many.
 */
const OWN_MAX = sql.raw("10000");

const viewer = sql.placeholder("viewer");
const query = sql`${sql.placeholder("query")}::text`;
const within = sql`${sql.placeholder("within")}::bigint`;

const lexemes = sql`unnest(to_tsvector('simple', ${query}))`;
/** The words of a search; each also finds words that begin with it. */
const words = sql`(select to_tsquery('simple', coalesce(string_agg(quote_literal(lexeme) || ':*', ' & '), '')) from ${lexemes})`;
/** Patterns of the same words: a text that does not match them needs not be divided into words. */
const pieces = sql`array(select '%' || regexp_replace(lexeme, '([\\\\%_])', '\\\\\\1', 'g') || '%' from ${lexemes})`;

const holds = sql`to_tsvector('simple', ${messages.text}) @@ ${words}`;
const isListed = sql`${messages.type} <> 'system' and ${canSeePerson(viewer, messages.senderId)}`;
const hasMany = sql`(select coalesce(sum(last_seq), 0) from own) > ${OWN_MAX}`;

/** The parts of a search, of which the last one holds all messages that it finds. */
const PARTS: Record<string, SQL> = {
  own: sql`select talk.id, talk.last_seq from ${participants} as mine join ${conversations} as talk on talk.id = mine.conversation_id
    where mine.user_id = ${viewer} and mine.state in ('accepted', 'request') and (${within} is null or talk.id = ${within})
      and (talk.kind = 'group' or (${canSeePerson(viewer, otherThan(viewer, sql`talk.low_id`, sql`talk.high_id`))}))`,
  // By messages_seq_key: OFFSET keeps PostgreSQL from reading the index of words for each conversation.
  walked: sql`select ${messages.id}, ${messages.sentAt} from own cross join lateral (
      select * from ${messages} where ${messages.conversationId} = own.id and not ${hasMany} offset 0) as ${messages}
    where lower(${messages.text}) like all (${pieces}) and ${holds} and ${isListed}`,
  // By messages_words_idx.
  probed: sql`select ${messages.id}, ${messages.sentAt} from (select * from ${messages} where ${hasMany} and ${holds} offset 0) as ${messages}
    where ${messages.conversationId} in (select id from own) and ${isListed}`,
  matched: sql`select * from walked union all select * from probed`,
};

interface SearchValues extends Record<string, unknown> {
  viewer: number;
  query: string;
  within: number | null;
}

const withParts = (db: DbOrTx) => db.with(...Object.entries(PARTS).map(([part, text]) => db.$with(part, {}).as(text)));

/** Messages of the viewer's conversations that hold all words, the newest first, each with the number of all. */
export const searchMessages = prepared<(MessageRow & { total: number })[], SearchValues & KeysetValues>((db) =>
  withParts(db)
    .select({ ...messageColumns, hidden: sql<boolean>`false`, total: sql<number>`page.total` })
    .from(
      sql`(select counted.* from (select matched.*, count(*) over () as total from matched) as counted
        where ${behind(sql`counted.sent_at`, sql`counted.id`)} order by counted.sent_at desc, counted.id desc ${limited}) as page`,
    )
    .innerJoin(messages, sql`${messages.id} = page.id`)
    .leftJoin(users, eq(users.id, messages.senderId))
    .orderBy(sql`page.sent_at desc`, sql`page.id desc`)
    .prepare("messages_search"),
);

/** Counts the messages that a search finds. */
export const countMatchingMessages = prepared<{ count: number }[], SearchValues>((db) =>
  withParts(db)
    .select({ count: sql<number>`count(*)` })
    .from(sql`matched`)
    .prepare("messages_search_count"),
);
