import { sql, type SQL } from "drizzle-orm";
import { beginningWith } from "#server/core/words/patterns";
import { isOfMailbox } from "#server/db/personColumns";
import { departures, suspensions } from "#server/db/schema/suspensions";
import { users } from "#server/db/schema/users";
import type { MemberState } from "#server/features/admin/admin.rules";
import { COUNTED_MAX, FOUND_MAX } from "#server/features/admin/admin.limits.rules";
import type { Role } from "#server/features/auth/auth.model";

/** Which members a list contains; null finds all. */
export interface MembersWanted {
  /** A whole address; every account of its mailbox is found, however it is spelled. */
  email: string | null;
  /** The beginning of a name, of a later part of a name, or of a username. */
  begin: string | null;
  role: Role | null;
  state: MemberState | null;
}

/** Sorts after every character. */
const LAST = sql.raw("U&'\\+10FFFF'");
const found = sql.raw(String(FOUND_MAX));
const most = sql.raw(String(COUNTED_MAX));
/** Pieces of names have so many characters: shorter texts are in no index. */
const PIECE = 3;

/** The first members in the order of an index of beginnings. */
const begunBy = (column: SQL, begin: SQL) =>
  sql`(select id from ${users} where ${column} ~>=~ ${begin} and ${column} ~<~ (${begin} || ${LAST}::text)
    order by ${column} using ~<~ limit ${found})`;

/** Those of whom a later name begins with a text (`users_name_fold_trgm_idx`). */
const laterBegun = (begin: string) =>
  sql`(select id from (select id from ${users}
    where fold(${users.name}) like '% ' || fold(${beginningWith(begin)}::text) limit ${found}) as later)`;

/**
 * Members whose name (`users_name_fold_idx`), later name or username (`users_username_prefix_idx`) begins with a text: of
 * each at most 500, so that one character costs no more than a whole name.
 */
function begunIds(begin: string): SQL {
  const folded = sql`fold(${begin}::text)`;
  const lists = [
    begunBy(sql`fold(${users.name})`, folded),
    begunBy(sql`lower(${users.username})`, sql`lower(${begin}::text)`),
    ...(begin.length < PIECE ? [] : [laterBegun(begin)]),
  ];
  return sql.join(lists, sql` union `);
}

/** The newest members in each state, ten thousand at most. */
const IN_STATE: Readonly<Record<MemberState, SQL>> = {
  suspended: sql`select user_id from ${suspensions} where lifted_at is null and (until is null or until > now())
    order by user_id desc limit ${most}`,
  leaving: sql`select user_id from ${departures} order by user_id desc limit ${most}`,
  // Of the newest members alone: for an index, too many members are in this state for a short time.
  unverified: sql`select id from (select id, email_verified_at, email_refused_at from ${users} order by id desc limit ${most}) as newest
    where email_verified_at is null or email_refused_at is not null`,
};

/** The conditions of a search. Lists of ids are read first, and the members of a page by their primary key. */
export function foundBy({ email, begin, role, state }: MembersWanted): SQL[] {
  const among = (ids: SQL) => sql`${users.id} = any(array(${ids}))`;
  return [
    ...(email === null ? [] : [isOfMailbox(users.email, email)]),
    ...(begin === null ? [] : [among(begunIds(begin))]),
    ...(state === null ? [] : [among(IN_STATE[state])]),
    // The few with a role have an index of their own (`users_staff_idx`).
    ...(role === null ? [] : role === "member" ? [sql`role = 'member'`] : [sql`role <> 'member' and role = ${role}`]),
  ];
}
