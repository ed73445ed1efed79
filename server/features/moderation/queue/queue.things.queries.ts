import { sql } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { messages } from "#server/db/schema/chat";
import { toIso } from "#server/db/schema/columns";
import { comments } from "#server/db/schema/comments";
import { groups } from "#server/db/schema/groups";
import type { StoredMedia } from "#server/db/schema/images";
import { posts } from "#server/db/schema/posts";
import { users } from "#server/db/schema/users";
import type { ThingContent, ThingState } from "#server/features/moderation/moderation.model";
import type { ReportKind } from "#server/features/reports/reports.model";

/** A thing as it is stored now, whoever may see it. */
export interface ThingRow extends Omit<ThingContent, "text"> {
  kind: ReportKind;
  id: number;
  state: ThingState;
  /** Null for what nobody but its author and their audience reads: a message, and a post for the author alone. */
  text: string | null;
  /** The author, or the member; null for a group. */
  ownerId: number | null;
}

const kind = sql`asked.kind`;

/** The visibility of a post before moderators took it off. */
const audience = sql`coalesce(${posts.withheld} ->> 'visibility', ${posts.visibility})`;

/**
 * Finds things as they are now, whoever may see them, each by its primary key. A removed comment has its former text.
 */
export const thingsNow = prepared<ThingRow[], { kinds: ReportKind[]; ids: number[] }>((db) =>
  db
    .select({
      kind: sql<ReportKind>`${kind}`,
      id: sql<number>`asked.id`,
      state: sql<ThingState>`case
        when coalesce(${posts.id}, ${comments.id}, ${messages.id}, ${users.id}, ${groups.id}) is null then 'deleted'
        when ${posts.visibility} in ('hidden', 'removed') then ${posts.visibility}
        when ${comments.withheld} is not null or ${messages.withheld} is not null then 'removed'
        when ${comments.deletedAt} is not null or ${messages.deletedAt} is not null or ${groups.deletedAt} is not null then 'deleted'
        else 'available' end`,
      ownerId: sql<number | null>`coalesce(${posts.authorId}, ${comments.authorId}, ${messages.senderId}, ${users.id})`,
      title: sql<string | null>`coalesce(${posts.title}, ${users.name}, ${groups.name})`,
      text: sql<string | null>`case ${kind}
        when 'post' then case when ${audience} <> 'only_me' then ${posts.content} end
        when 'comment' then case when ${comments.deletedAt} is null then ${comments.content} else ${comments.withheld} ->> 'content' end
        when 'member' then case when ${users.id} is not null then concat_ws(E'\\n', ${users.headline}, ${users.bio}) end
        when 'group' then ${groups.description} end`,
      createdAt:
        sql<string>`coalesce(${posts.createdAt}, ${comments.createdAt}, ${users.createdAt}, ${groups.createdAt}, now())`.mapWith(
          toIso,
        ),
      editedAt: sql<string | null>`coalesce(${posts.editedAt}, ${comments.editedAt})`.mapWith(toIso),
      media: sql<StoredMedia[]>`coalesce(${posts.media}, '[]')`,
    })
    .from(sql`unnest(${sql.placeholder("kinds")}::text[], ${sql.placeholder("ids")}::bigint[]) as asked (kind, id)`)
    .leftJoin(posts, sql`${kind} = 'post' and ${posts.id} = asked.id`)
    .leftJoin(comments, sql`${kind} = 'comment' and ${comments.id} = asked.id`)
    .leftJoin(messages, sql`${kind} = 'message' and ${messages.id} = asked.id`)
    .leftJoin(users, sql`${kind} = 'member' and ${users.id} = asked.id`)
    .leftJoin(groups, sql`${kind} = 'group' and ${groups.id} = asked.id`)
    .prepare("moderation_things"),
);
