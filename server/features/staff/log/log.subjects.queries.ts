import { sql } from "drizzle-orm";
import { type DbOrTx, prepared } from "#server/db/client";
import { comments } from "#server/db/schema/comments";
import { applications } from "#server/db/schema/community";
import { groups } from "#server/db/schema/groups";
import { messages } from "#server/db/schema/chat";
import { posts } from "#server/db/schema/posts";
import { users } from "#server/db/schema/users";
import type { NamedSubject, Subject, SubjectKind } from "./log.model.ts";

type Named = Omit<NamedSubject, keyof Subject>;

/** What is said of the community, of invitations, and of what nobody finds. */
export const NAMELESS: Named = { name: null, handle: null, path: null, deleted: false };

/** First words have so many characters at most. */
const WORDS_MAX = sql.raw("80");
const firstWords = (text: ReturnType<typeof sql>) =>
  sql`left(regexp_replace(left(${text}, 400), '\\s+', ' ', 'g'), ${WORDS_MAX})`;

const kind = sql`listed.kind`;
/** The visibility of a post before moderators took it off; a post for its author alone is not quoted. */
const audience = sql`coalesce(${posts.withheld} ->> 'visibility', ${posts.visibility})`;
const isGone = sql<boolean>`case ${kind}
  when 'post' then ${posts.id} is null
  when 'comment' then ${comments.id} is null or (${comments.deletedAt} is not null and ${comments.withheld} is null)
  when 'message' then ${messages.id} is null
  when 'member' then ${users.id} is null
  when 'group' then ${groups.id} is null or ${groups.deletedAt} is not null
  else false end`;

/** Finds how things are called now: all of a page in one statement, each by its primary key. */
const namedSubjects = prepared<NamedSubject[], { kinds: SubjectKind[]; ids: number[] }>((db) =>
  db
    .select({
      kind: sql<SubjectKind>`${kind}`,
      id: sql<number>`listed.id`.mapWith(Number),
      name: sql<string | null>`case ${kind}
        when 'post' then case when ${audience} <> 'only_me' then coalesce(${posts.title}, ${firstWords(sql`${posts.content}`)}) end
        when 'comment' then ${firstWords(sql`case when ${comments.deletedAt} is null then ${comments.content} else ${comments.withheld} ->> 'content' end`)}
        else coalesce(${users.name}, case when ${groups.deletedAt} is null then ${groups.name} end, ${applications.name}) end`,
      handle: sql<string | null>`coalesce(${users.username}, ${applications.username}, ${groups.slug})`,
      path: sql<string | null>`case when ${isGone} then null else case ${kind}
        when 'post' then '/post/' || ${posts.id}
        when 'comment' then '/post/' || ${comments.postId} || '?comment=' || ${comments.id}
        when 'member' then '/profile/' || ${users.username}
        when 'group' then '/groups/' || ${groups.slug} end end`,
      deleted: isGone,
    })
    .from(sql`unnest(${sql.placeholder("kinds")}::text[], ${sql.placeholder("ids")}::bigint[]) as listed (kind, id)`)
    .leftJoin(posts, sql`${kind} = 'post' and ${posts.id} = listed.id`)
    .leftJoin(comments, sql`${kind} = 'comment' and ${comments.id} = listed.id`)
    .leftJoin(messages, sql`${kind} = 'message' and ${messages.id} = listed.id`)
    .leftJoin(users, sql`${kind} = 'member' and ${users.id} = listed.id`)
    .leftJoin(groups, sql`${kind} = 'group' and ${groups.id} = listed.id`)
    .leftJoin(applications, sql`${kind} = 'application' and ${applications.id} = listed.id`)
    .prepare("staff_log_subjects"),
);

/** Returns how things are called, in their order. */
export async function namesOf(db: DbOrTx, subjects: readonly Subject[]): Promise<NamedSubject[]> {
  if (subjects.length === 0) return [];
  const keyOf = (subject: Subject) => `${subject.kind} ${subject.id}`;
  const listed = [...new Map(subjects.map((subject) => [keyOf(subject), subject])).values()];
  const rows = await namedSubjects(db, { kinds: listed.map((one) => one.kind), ids: listed.map((one) => one.id) });
  const known = new Map(rows.map((row) => [keyOf(row), row]));
  return subjects.map((subject) => known.get(keyOf(subject)) ?? { ...subject, ...NAMELESS });
}
