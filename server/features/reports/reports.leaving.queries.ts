import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/client";
import { reports } from "#server/db/schema/reports";
import { users } from "#server/db/schema/users";

/**
 * Takes the name of a member who leaves out of the reports of what was theirs (`reports_owner_idx`): the text stays, its
 * author does not. Of a reported profile nothing stays.
 */
export async function forgetAuthor(tx: Tx, memberId: number): Promise<void> {
  await tx.execute(sql`update ${reports} set context = context || case kind
      when 'member' then '{"author": null, "title": null, "text": "", "path": null}'::jsonb else '{"author": null}'::jsonb end
    where owner_id = ${memberId} and kind <> 'group'`);
}

/** Takes the name of a member who leaves out of the messages before reported ones (`reports_subject_idx`). */
export async function forgetSpeaker(tx: Tx, memberId: number): Promise<void> {
  const speaker = sql`(select username from ${users} where id = ${memberId})`;
  const isTheirs = sql`said.message -> 'author' ->> 'username' = ${speaker}`;
  await tx.execute(sql`update ${reports} set context = jsonb_set(context, '{before}', (
      select jsonb_agg(case when ${isTheirs} then said.message || '{"author": null}'::jsonb else said.message end order by said.at)
      from jsonb_array_elements(context -> 'before') with ordinality as said (message, at)))
    where kind = 'message' and exists (
      select from jsonb_array_elements(context -> 'before') as said (message) where ${isTheirs})`);
}
