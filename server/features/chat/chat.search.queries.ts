import { eq, sql, type SQL } from "drizzle-orm";
import { prepared, type DbOrTx } from "#server/db/client";
import { otherThan } from "#server/db/conversations";
import { behind, type KeysetValues, limited } from "#server/db/keyset";
import { conversations, messages, participants } from "#server/db/schema/chat";
import { users } from "#server/db/schema/users";
import { canSeePerson } from "#server/db/visibility";
import { messageColumns, type MessageRow } from "./chat.messages.queries.ts";

/*
 * The index of words knows the messages of all members: a word that many write has as many entries as the community is
 * large. A member's own messages are few beside them, so they are read instead, and compared as every search compares
 * words: without accents, capitals and widths. Of a member with very many messages these are the newest ones, beginning
 * with the conversations that had the last message; in older ones the index finds words as they are written.
 */
const OWN_MAX = sql.raw("10000");

const viewer = sql.placeholder("viewer");
const query = sql`${sql.placeholder("query")}::text`;
const within = sql`${sql.placeholder("within")}::bigint`;

/** Scripts without spaces: of a run of their characters each two are a word, which may begin anywhere. */
const UNSPACED = sql.raw(
  "'^[\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u3005\\u3041-\\u30fa\\u30fc-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7af\\uf900-\\ufaff\\U00020000-\\U0003ffff]'",
);
/** Folded words have no signs that a pattern could take for its own. */
const folded = sql`case when ${messages.text} ~ '[^\\u0001-\\u007f]' then fold(${messages.text}) else lower(${messages.text}) end`;
/** Pieces that a text must hold, and, which takes longer, how its words must begin. */
const pieces = sql`(select array_agg('%' || word || '%') from words_in(${query}))::text[]`;
const beginnings = sql`(select array_agg(case when word ~ ${UNSPACED} then '' else '\\m' end || word) from words_in(${query}))::text[]`;

const lexemes = (text: SQL) => sql`unnest(to_tsvector('simple', ${text}))`;
const asWritten = (text: SQL) =>
  sql`select to_tsquery('simple', coalesce(string_agg(quote_literal(lexeme) || ':*', ' & '), '')) from ${lexemes(text)}`;
/** The words as they were typed, or all of them folded; each also finds words that begin with it. */
const words = sql`((${asWritten(query)}) || (${asWritten(sql`fold(${query})`)}))`;

const isListed = sql`${messages.type} <> 'system' and ${canSeePerson(viewer, messages.senderId)}`;

/** The parts of a search, of which the last one holds all messages that it finds. */
const PARTS: Record<string, SQL> = {
  // Of each conversation the newest messages are read from `read_from` on.
  own: sql`select talk.id, talk.last_seq, greatest(0, talk.last_seq - greatest(0, ${OWN_MAX} - coalesce(
      sum(talk.last_seq) over (order by talk.last_message_at desc nulls last, talk.id desc rows between unbounded preceding and 1 preceding), 0))) as read_from
    from ${participants} as mine join ${conversations} as talk on talk.id = mine.conversation_id
    where mine.user_id = ${viewer} and mine.state in ('accepted', 'request') and (${within} is null or talk.id = ${within})
      and (talk.kind = 'group' or (${canSeePerson(viewer, otherThan(viewer, sql`talk.low_id`, sql`talk.high_id`))}))`,
  // By messages_seq_key: OFFSET keeps PostgreSQL from reading the index of words for each conversation.
  walked: sql`select ${messages.id}, ${messages.sentAt} from own cross join lateral (
      select * from ${messages} where ${messages.conversationId} = own.id and ${messages.seq} > own.read_from offset 0) as ${messages}
    cross join lateral (select ${folded} as text offset 0) as plain
    where plain.text like all (${pieces}) and plain.text ~ all (${beginnings}) and ${isListed}`,
  // By messages_words_idx, if there are older messages.
  probed: sql`select ${messages.id}, ${messages.sentAt} from (select * from ${messages}
      where (select bool_or(read_from > 0) from own) and to_tsvector('simple', ${messages.text}) @@ ${words} offset 0) as ${messages}
    join own on own.id = ${messages.conversationId} and ${messages.seq} <= own.read_from where ${isListed}`,
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
