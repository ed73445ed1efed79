import type { App } from "./app.ts";
import { join, type Person } from "./people.ts";
import { withoutTerms } from "./database/terms.ts";

/** The size of a life: how much of everything a member has. */
export interface LifeSize {
  /** Requests of others that wait, and half as many of the member's own. */
  requests: number;
  bonds: number;
  /** Half of them with one other member, half of them groups of three. */
  conversations: number;
  notifications: number;
  /** Further posts of the member, and messages in their conversations. */
  posts?: number;
  messages?: number;
}

/** A sentence that fills posts and messages, so that they are as long as those of people who write a lot. */
const SENTENCE = "Whoever shares an idea has it still. ";

/** The lists and counts that a member sees, over both faces. */
export const LISTS_OF_REST = [
  ...["mutual", "followers", "following", "suggested"].map((tab) => `/api/connections?tab=${tab}`),
  "/api/friends",
  "/api/friends/requests",
  "/api/friends/requests/sent",
  "/api/friends/requests/count",
  "/api/friends/suggestions",
  "/api/friends/search?query=Member",
  "/api/notifications",
  "/api/notifications/count",
  "/api/conversations",
  "/api/feed?page=1",
];

export const LISTS_OF_GRAPHQL = `{ viewer {
  counters { bondRequests notifications messages }
  unreadNotificationsCount
  bondRequestsCount
  bondRequests(first: 20) { totalCount edges { node { id mutualBondsCount from { id name } } } }
  sentBondRequests(first: 20) { edges { node { id to { id name } } } }
  notifications(first: 20, filter: ALL) { edges { node { id text actorsCount } } }
  conversations(first: 20) { edges { node { id } } }
  bonds(first: 20) { totalCount edges { node { id name } } }
  connections(tab: MUTUAL, first: 20) { totalCount edges { node { id bondState } } }
  suggestions(first: 6) { user { id } }
} }`;

/** Fills a member's life by SQL: others ask, bond, talk and act on what the member does. */
export async function bigLife(app: App, name: string, size: LifeSize): Promise<Person> {
  const member = await join(app, name);
  const others = Math.max(size.requests, size.bonds) + Math.ceil(size.requests / 2);
  const post = await member.posts("Everybody acts on this");
  const { sql } = app;
  await withoutTerms(sql, () =>
    sql.begin(async (tx) => {
      await tx`create temporary table crowd (n int primary key, id bigint) on commit drop`;
      await tx`with made as (
        insert into users (name, username, email, password_hash)
        select 'Member ' || n, ${member.username} || n, ${member.username} || n || '@example.test', '-'
        from generate_series(1, ${others}::int) as n returning id
      ) insert into crowd select row_number() over (order by id), id from made`;
      await tx`insert into bonds (user_id, bond_id) select pair.a, pair.b from crowd,
        lateral (values (id, ${member.id}::bigint), (${member.id}::bigint, id)) as pair (a, b) where n <= ${size.bonds}`;
      await tx`insert into follows (follower_id, followee_id) select user_id, bond_id from bonds
        where ${member.id} in (user_id, bond_id)`;
      await tx`update users set bonds_count = (select count(*) from bonds where user_id = users.id)
        where id = ${member.id} or id in (select id from crowd where n <= ${size.bonds})`;
      await tx`insert into bond_requests (from_id, to_id) select id, ${member.id}::bigint from crowd
        where n > ${others - size.requests}`;
      await tx`insert into bond_requests (from_id, to_id) select ${member.id}::bigint, id from crowd
        where n <= ${Math.floor(size.requests / 2)} and n <= ${others - size.requests}`;
      await fillConversations(tx, member.id, size.conversations);
      await fillTexts(tx, member.id, size);
      await tx`with made as (
        insert into notifications (user_id, type, group_key, is_open, post_id, actors_count, last_event_at)
        select ${member.id}, 'like', 'like:' || ${post.id}::bigint || ':' || n, false, ${post.id}::bigint, 1, now() - n * interval '1 minute'
        from generate_series(1, ${size.notifications}::int) as n returning id
      ), numbered as (select id, 1 + row_number() over () % ${others} as n from made)
      insert into notification_events (notification_id, user_id, actor_id, entity_id, pending, counted, rang)
      select numbered.id, ${member.id}, crowd.id, ${post.id}::bigint, false, true, true from numbered join crowd using (n)`;
    }),
  );
  return member;
}

type Tx = Parameters<Parameters<App["sql"]["begin"]>[1]>[0];

async function fillConversations(tx: Tx, memberId: number, count: number): Promise<void> {
  await tx`with direct as (
      insert into conversations (kind, low_id, high_id, last_seq, last_message_at)
      select 'direct', least(id, ${memberId}), greatest(id, ${memberId}), 1, now() from crowd where n <= ${Math.ceil(count / 2)}
      returning id, low_id, high_id
    ), talk as (
      insert into participants (conversation_id, user_id)
      select direct.id, side from direct, lateral (values (low_id), (high_id)) as pair (side)
    ) insert into messages (conversation_id, seq, sender_id, text) select id, 1, ${memberId}, 'Hello' from direct`;
  await tx`with groups as (
      insert into conversations (kind, name, last_seq, last_message_at)
      select 'group', 'Group ' || n, 1, now() from generate_series(1, ${Math.floor(count / 2)}::int) as n returning id
    ), numbered as (select id, row_number() over (order by id) as n from groups), talk as (
      insert into participants (conversation_id, user_id, role)
      select numbered.id, ${memberId}, 'owner' from numbered
      union all select numbered.id, crowd.id, 'member' from numbered join crowd on crowd.n in (numbered.n, numbered.n + 1)
    ) insert into messages (conversation_id, seq, sender_id, text) select id, 1, ${memberId}, 'Hello' from groups`;
}

/** Writes posts of two kilobytes, and messages of half of one, as many in each conversation. */
async function fillTexts(tx: Tx, memberId: number, { posts = 0, messages = 0, conversations }: LifeSize) {
  await tx`insert into posts (author_id, content, created_at)
    select ${memberId}, n || ' ' || repeat(${SENTENCE}, 55), now() - n * interval '1 minute'
    from generate_series(1, ${posts}::int) as n`;
  const each = conversations === 0 ? 0 : Math.floor(messages / conversations);
  if (each === 0) return;
  await tx`with talk as (update conversations set last_seq = 1 + ${each}::int
      where id in (select conversation_id from participants where user_id = ${memberId}) returning id)
    insert into messages (conversation_id, seq, sender_id, text)
    select talk.id, 1 + n, ${memberId}, n || ' ' || repeat(${SENTENCE}, 14) from talk, generate_series(1, ${each}::int) as n`;
}
