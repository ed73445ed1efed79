import { eq, sql } from "drizzle-orm";
import type { DbOrTx } from "#server/db/client";
import { comments } from "#server/db/schema/comments";
import { bookmarks } from "#server/db/schema/bookmarks";
import { conversations, participants } from "#server/db/schema/chat";
import { invitations, invited } from "#server/db/schema/community";
import { insights } from "#server/db/schema/explore";
import { media } from "#server/db/schema/media";
import { bonds, follows, formerUsernames } from "#server/db/schema/people";
import { posts } from "#server/db/schema/posts";
import { reports } from "#server/db/schema/reports";
import { appeals, suspensions } from "#server/db/schema/suspensions";
import { users } from "#server/db/schema/users";
import { canSeePerson } from "#server/db/visibility";
import type { Named } from "./contents.model.ts";

/** A suspension of the member, with the words of their appeal. */
interface PastSuspension {
  from: string;
  until: string | null;
  liftedAt: string | null;
  rule: string | null;
  words: string;
  appeal: string | null;
}

/** By whose invitation the member came, if they may see them. */
interface CameBy {
  at: string;
  by: Named | null;
}

/** Finds a member's own profile, with what others do not see of it; null when the account is deleted. */
export async function findProfile(db: DbOrTx, memberId: number) {
  const [row] = await db
    .select({
      id: users.id,
      name: users.name,
      username: users.username,
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
      phone: users.phone,
      headline: users.headline,
      bio: users.bio,
      location: users.location,
      website: users.website,
      avatar: users.avatar,
      banner: users.banner,
      isPro: users.pro,
      lastActiveAt: users.lastActiveAt,
      createdAt: users.createdAt,
      updatedAt: users.updatedAt,
      formerUsernames: sql<string[]>`array(select ${formerUsernames.username} from ${formerUsernames}
        where ${formerUsernames.userId} = ${users.id} order by ${formerUsernames.createdAt})`,
      suspensions: sql<
        PastSuspension[]
      >`coalesce((select jsonb_agg(jsonb_build_object('from', past.created_at, 'until', past.until,
          'liftedAt', past.lifted_at, 'rule', past.rule, 'words', past.words, 'appeal', answer.words) order by past.id)
        from ${suspensions} as past left join ${appeals} as answer on answer.suspension_id = past.id
        where past.user_id = ${memberId}), '[]')`,
      invitation: sql<CameBy | null>`(select jsonb_build_object('at', came.created_at, 'by', (
          select jsonb_build_object('name', host.name, 'username', host.username) from ${users} as host
          where host.id = opened.creator_id and ${canSeePerson(memberId, sql`host.id`)}))
        from ${invited} as came join ${invitations} as opened on opened.id = came.invitation_id
        where came.user_id = ${memberId})`,
    })
    .from(users)
    .where(eq(users.id, memberId));
  return row ?? null;
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

/** How much there is to export. */
export interface Amount extends Record<string, unknown> {
  rows: number;
  bytes: number;
}

/** Counts by their indexes about how many rows and bytes an export reads. */
export async function amountOf(db: DbOrTx, memberId: number): Promise<Amount> {
  const [row] = await db.execute<Amount>(sql`select
    (select count(*) from ${posts} where ${posts.authorId} = ${memberId})
    + (select count(*) from ${comments} where ${comments.authorId} = ${memberId})
    + 2 * (select count(*) from ${bookmarks} where ${bookmarks.userId} = ${memberId})
    + (select count(*) from ${insights} where ${insights.userId} = ${memberId})
    + (select count(*) from ${reports} where ${reports.reporterId} = ${memberId})
    + (select count(*) from ${bonds} where ${bonds.userId} = ${memberId})
    + (select count(*) from ${follows} where ${follows.followerId} = ${memberId})
    + (select count(*) from ${follows} where ${follows.followeeId} = ${memberId})
    + (select coalesce(sum(${conversations.lastSeq}), 0) from ${participants}
       join ${conversations} on ${conversations.id} = ${participants.conversationId}
       where ${participants.userId} = ${memberId}) as rows,
    (select coalesce(sum(${media.bytes}), 0)::bigint from ${media} where ${media.ownerId} = ${memberId}) as bytes`);
  return row ?? { rows: 0, bytes: 0 };
}
