import { beginningOf } from "#server/core/words/beginning";
import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import type { MailingService, Recipient } from "#server/features/auth/mail/mail.mailing.service";
import { withoutLinks } from "#server/features/auth/mail/mail.names.model";
import type { ReasonedPost } from "#server/features/feed/following/following.model";
import type { TopService } from "#server/features/feed/top/top.service";
import type { NotificationView } from "#server/features/notifications/notifications.model";
import type { NotificationsService } from "#server/features/notifications/notifications.service";
import { pathOf, sentenceOf } from "#server/features/notifications/notifications.text.model";
import type { Person } from "#server/features/people/people.model";
import type { ChoicesService } from "#server/features/reach/choices/choices.service";
import type { StoppingService } from "#server/features/reach/stopping/stopping.service";
import type { Jobs } from "#server/platform/jobs/jobs";
import { type DueDigest, dueDigest } from "./digests.model.ts";
import { markSent, markUnsent, readersAfter, sinceOf, takePeriods } from "./digests.queries.ts";

interface Parts {
  db: Db;
  jobs: Jobs;
  publicUrl: string;
  mailing: MailingService;
  choices: ChoicesService;
  notifications: NotificationsService;
  top: TopService;
  stopping: StoppingService;
}

/** A line of a digest, which leads to a page. */
interface Line {
  text: string;
  detail: string | null;
  link: string;
}

/** The content of a digest. */
export interface Digest extends Recipient {
  frequency: "daily" | "weekly";
  happened: Line[];
  followed: Line[];
  link: string;
  unsubscribe: string;
}

/** The members that one job looks at. */
const BATCH = 200;
/** Notifications and posts in a digest. */
const HAPPENED_MAX = 10;
const FOLLOWED_MAX = 5;

/** Makes digests: what happened to a member's own things while they were away, and the best of what they follow. */
export class DigestsService {
  constructor(private readonly parts: Parts) {}

  /** Takes the digests that are due among the members behind an id, and leaves the rest to the job that follows. */
  async begin(after: number, now = new Date()): Promise<void> {
    const { db, jobs } = this.parts;
    const [found] = await readersAfter(db, { after, limit: BATCH });
    if (!found || found.last === null) return;
    const due = found.readers.flatMap((reader) => dueDigest(reader, now) ?? []);
    const { last } = found;
    await db.transaction(async (tx) => {
      for (const taken of await takePeriods(tx, due)) {
        await jobs.enqueue(tx, "reach.mailDigest", taken, { queue: "reach.digests" });
      }
      await jobs.enqueue(tx, "reach.digests", { after: last }, { key: `reach.digests:${last}` });
    });
  }

  /** Returns the content of a digest; null when it was sent, is not wanted any more, or has nothing to say. */
  async compose({ userId, period }: Pick<DueDigest, "userId" | "period">): Promise<Digest | null> {
    const { db, mailing, choices, publicUrl, stopping } = this.parts;
    const since = await sinceOf(db, userId, period);
    const recipient = since === undefined ? null : await mailing.recipient(userId);
    if (since === undefined || !recipient) return null;
    const viewer = { id: userId, sessionId: 0 };
    const { digest: frequency, matrix } = await choices.get(viewer);
    if (frequency === "never") return null;
    const kinds = new Set<string>(matrix.flatMap(({ kind, digest }) => (digest ? [kind] : [])));
    const happened = await this.#happened(viewer, since, kinds);
    const followed = await this.#followed(viewer, since);
    if (happened.length + followed.length === 0) return null;
    const unsubscribe = stopping.linkFor(userId, "digest");
    return { ...recipient, frequency, happened, followed, link: `${publicUrl}/notifications`, unsubscribe };
  }

  /**
   * Marks a digest as sent before it is handed over: a process that dies in between leaves a mail unsent, and nobody gets
   * one twice. Returns false when another process has done so.
   */
  take({ userId, period }: Pick<DueDigest, "userId" | "period">): Promise<boolean> {
    return markSent(this.parts.db, userId, period);
  }

  /** Takes the mark back, so that a later try sends the digest. */
  giveBack({ userId, period }: Pick<DueDigest, "userId" | "period">): Promise<void> {
    return markUnsent(this.parts.db, userId, period);
  }

  async #happened(viewer: Viewer, since: string, kinds: ReadonlySet<string>): Promise<Line[]> {
    const { notifications } = await this.parts.notifications.numberedPage(viewer, { filter: "unread" }, 1);
    return notifications
      .filter(({ type, lastEventAt }) => kinds.has(type) && lastEventAt > since)
      .slice(0, HAPPENED_MAX)
      .map((one) => lineOf(one, this.parts.publicUrl));
  }

  async #followed(viewer: Viewer, since: string): Promise<Line[]> {
    const posts = await this.parts.top.ofFollowing(viewer, { since, count: FOLLOWED_MAX });
    return posts.map((post) => postLine(post, this.parts.publicUrl));
  }
}

/** Returns the line of a notification, as the list of notifications words it. */
export function lineOf(notification: NotificationView & { actors: Person[] }, publicUrl: string): Line {
  const names = notification.actors.map(({ name }) => withoutLinks(name) ?? "Somebody");
  const { who, what } = sentenceOf(notification, names);
  return {
    text: `${who} ${what}`,
    detail: notification.excerpt && withoutLinks(notification.excerpt),
    link: publicUrl + pathOf(notification, notification.actors[0]?.username ?? null),
  };
}

const TITLE_MAX = 100;

function postLine({ id, title, content, author, reason }: ReasonedPost, publicUrl: string): Line {
  const name = withoutLinks(author.name) ?? "Somebody";
  const words = withoutLinks(title ?? content);
  const text = words === null ? `An idea by ${name}` : beginningOf(words, TITLE_MAX);
  const isByAuthor = reason?.kind === "bond" || reason?.kind === "follow" || !reason;
  const why = isByAuthor ? null : withoutLinks(reason.text);
  return { text, detail: why === null ? `by ${name}` : `by ${name} · ${why}`, link: `${publicUrl}/post/${id}` };
}
