import { createdAt, words } from "./formulas.ts";
import type { Scale, Step } from "./scale.ts";

const GROUP_SHARE = 100;

/** Conversations of two members and, one of a hundred, of twelve; with five messages in the mean, a few with thousands. */
export function chatSteps({ members, conversations, newest }: Scale): Step[] {
  const isGroup = `n % ${GROUP_SHARE} = 0`;
  const stride = Math.floor(members / 2) - 13;
  const low = `1 + (n * 7) % ${members}`;
  return [
    {
      name: "conversations",
      text: () => `
        insert into conversations (id, kind, name, low_id, high_id, last_seq, last_message_at, created_at)
        select min(n), case when is_group then 'group' else 'direct' end, case when is_group then 'Group ' || min(n) end,
          case when not is_group then low end, case when not is_group then high end,
          least(2000, floor(2.2 * power(1 - random(), -0.6)))::int, max(at), min(at) - interval '30 days'
        from (select n, ${isGroup} as is_group, least(a, b) as low, greatest(a, b) as high,
            ${createdAt(newest, "n", conversations, 300)} as at, case when ${isGroup} then n else 0 end as own
          from (select n, ${low} as a, 1 + (n * 7 + ${stride} + n / ${members} * 17) % ${members} as b
            from generate_series(1, ${conversations}) as n) as pair where a <> b) as pairs
        group by is_group, low, high, own`,
    },
    {
      name: "participants",
      text: () => `
        insert into participants (conversation_id, user_id, role, last_read_seq, created_at)
        select id, member, case when kind = 'group' and i = 0 then 'owner' else 'member' end,
          greatest(0, last_seq - (id + i)::int % 4), created_at
        from (select id, kind, 0 as i, low_id as member, last_seq, created_at from conversations where kind = 'direct'
          union all select id, kind, 1, high_id, last_seq, created_at from conversations where kind = 'direct'
          union all select id, kind, i, 1 + (id * 7 + i * 37) % ${members}, last_seq, created_at
            from conversations, generate_series(0, 11) as i where kind = 'group') as seat`,
    },
    {
      name: "messages",
      last: conversations,
      part: 20_000,
      text: (from, to) => `
        insert into messages (conversation_id, seq, sender_id, text, sent_at)
        select id, seq, case when kind = 'group' then 1 + (id * 7 + seq % 12 * 37) % ${members}
            when seq % 2 = 0 then low_id else high_id end,
          ${words("4 + seq % 16", "id")}, last_message_at - (last_seq - seq) * interval '3 minutes'
        from conversations, generate_series(1, last_seq) as seq where id between ${from} and ${to}`,
    },
  ];
}
