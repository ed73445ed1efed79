import { notFound } from "#server/core/errors";
import { type Keyset, type Page, type PageRequest, type Placed, toPage } from "#server/core/pagination";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Db, Tx } from "#server/db/client";
import { type Counters, countersMoved } from "#server/features/bonds/bonds.model";
import type { BondsService } from "#server/features/bonds/bonds.service";
import type { CommentView } from "#server/features/comments/comments.model";
import type { CommentsService } from "#server/features/comments/comments.service";
import type { PostView } from "#server/features/posts/posts.model";
import type { PostsService } from "#server/features/posts/posts.service";
import type { Person } from "#server/features/people/people.model";
import type { ProfilesService } from "#server/features/people/people.service";
import type { Events } from "#server/platform/live/events";
import type { Limits } from "#server/platform/limits/limiter";
import type { BellService } from "#server/features/notifications/writing/writing.bell.service";
import {
  type Filter,
  NOTIFICATION,
  type NotificationSetting,
  type NotificationView,
  PAGE_SIZE,
  TYPES,
} from "./notifications.model.ts";
import {
  countNotifications,
  markRead,
  markSeen,
  markUnread,
  notificationsPage,
  notificationViews,
} from "./notifications.queries.ts";
import { listed, readState, settingsChange, upTo } from "./notifications.rules.ts";
import { saveSettings, silencesOf } from "./notifications.settings.queries.ts";
import { excerptOf } from "./notifications.text.model.ts";
import { sweep } from "#server/features/notifications/writing/writing.queries";

interface Parts {
  db: Db;
  events: Events;
  limits: Limits;
  profiles: ProfilesService;
  bonds: BondsService;
  posts: PostsService;
  comments: CommentsService;
  bell: BellService;
}

/** Where a list begins. */
const NEWEST: Keyset = { createdAt: "infinity", id: Number.MAX_SAFE_INTEGER };

/** What members were told, and what they have seen and read of it. */
export class NotificationsService {
  constructor(private readonly parts: Parts) {}

  /** The viewer's notifications that are still to be seen, newest first. */
  async list(
    viewer: Viewer,
    filter: Filter,
    { first, after, offset = 0 }: PageRequest & { offset?: number },
  ): Promise<Page<Placed<NotificationView>>> {
    await this.parts.bell.settle(viewer.id);
    const values = { viewer: viewer.id, ...(after ?? NEWEST), limit: first + 1, offset };
    const rows = await notificationsPage[filter](this.parts.db, values);
    return toPage(rows.map(placed), first, () => this.#count(filter, viewer.id));
  }

  /** A page of them by its number, with those who did what they tell of. */
  async numberedPage(viewer: Viewer, asked: { filter: unknown }, page: number) {
    const { filter } = check(listed, { filter: asked.filter === "" ? undefined : asked.filter });
    const place = { first: PAGE_SIZE, after: null, offset: (page - 1) * PAGE_SIZE };
    const { items, hasNextPage } = await this.list(viewer, filter, place);
    const notifications = await this.#withActors(
      viewer,
      items.map(({ item }) => item),
    );
    return { notifications, hasMore: hasNextPage };
  }

  /** Those who did something, all in one statement. */
  readonly people = (viewer: Viewer | null, ids: readonly number[]): Promise<(Person | Error)[]> =>
    this.parts.profiles.byIds(viewer, ids);

  /** The posts that notifications are about. */
  readonly posts = (viewer: Viewer | null, ids: readonly number[]): Promise<(PostView | Error)[]> =>
    this.parts.posts.byIds(viewer, ids);

  /** The comments that they are about. */
  readonly comments = (viewer: Viewer | null, ids: readonly number[]): Promise<(CommentView | null)[]> =>
    this.parts.comments.byIds(viewer, ids);

  /** Notifications of any members, each as its own member sees it. */
  async byIds(ids: number[]): Promise<NotificationView[]> {
    return (await notificationViews(this.parts.db, { ids, viewer: null })).map(shown);
  }

  /** How many the viewer has not seen, which is what the red dot says, or not read. */
  async counts(viewer: Viewer): Promise<{ unseen: number; unread: number }> {
    const [unseen, unread] = await Promise.all([this.#count("unseen", viewer.id), this.#count("unread", viewer.id)]);
    return { unseen, unread };
  }

  unseenCount(viewer: Viewer): Promise<number> {
    return this.#count("unseen", viewer.id);
  }

  unreadCount(viewer: Viewer): Promise<number> {
    return this.#count("unread", viewer.id);
  }

  /** The dot goes out for what came until a moment; what came after it keeps it lit. Answers what the header counts. */
  async markSeen(viewer: Viewer, input: { upTo?: unknown }): Promise<Counters> {
    const { upTo: until = null } = check(upTo, input);
    await this.#change(viewer, (tx) => markSeen(tx, viewer.id, until));
    return this.parts.bonds.counters(viewer);
  }

  /** Marks some, or all that came until a moment; answers how many were unread. */
  async markRead(viewer: Viewer, { ids, ...input }: { ids: number[] | null; upTo?: unknown }): Promise<number> {
    const { upTo: until = null } = check(upTo, input);
    return this.#change(viewer, (tx) => markRead(tx, { userId: viewer.id, ids, until }));
  }

  /** @throws DomainError NOT_FOUND for what is not the viewer's, or not to be seen any more. */
  async setRead(viewer: Viewer, id: number, input: { read: unknown }): Promise<NotificationView> {
    const { read } = check(readState, input);
    await this.#change<number | boolean>(viewer, (tx) =>
      read ? markRead(tx, { userId: viewer.id, ids: [id], until: null }) : markUnread(tx, viewer.id, id),
    );
    const [row] = await notificationViews(this.parts.db, { ids: [id], viewer: viewer.id });
    if (!row) throw notFound(NOTIFICATION);
    return shown(row);
  }

  /** The same, with those who did what it tells of. */
  async setReadWithActors(viewer: Viewer, id: number, input: { read: unknown }) {
    const [notification] = await this.#withActors(viewer, [await this.setRead(viewer, id, input)]);
    if (!notification) throw notFound(NOTIFICATION);
    return notification;
  }

  /** Each kind, and whether the viewer wants to be told of it. */
  async settings(viewer: Viewer): Promise<NotificationSetting[]> {
    const silences = await silencesOf(this.parts.db, viewer.id);
    return TYPES.map((type) => ({ type, enabled: !silences.includes(type) }));
  }

  /** Changes what is given and leaves the rest; what was told before stays. */
  async changeSettings(viewer: Viewer, input: unknown): Promise<NotificationSetting[]> {
    const wanted = check(settingsChange, input);
    await this.parts.limits.consume("notificationMarksByMember", viewer.id);
    const changes = TYPES.flatMap((type) => {
      const enabled = wanted[type];
      return typeof enabled === "boolean" ? [{ type, enabled }] : [];
    });
    await this.parts.db.transaction((tx) => saveSettings(tx, viewer.id, changes));
    return this.settings(viewer);
  }

  /** Forgets what is older than ninety days. */
  async sweep(): Promise<void> {
    while ((await sweep(this.parts.db)) > 0);
  }

  /** Changes marks of the viewer's; every tab of theirs hears of it if any changed. */
  async #change<T extends number | boolean>(viewer: Viewer, act: (tx: Tx) => Promise<T>): Promise<T> {
    const { bell, events, limits } = this.parts;
    await limits.consume("notificationMarksByMember", viewer.id);
    await bell.settle(viewer.id);
    return events.transaction(async (tx) => {
      const changed = await act(tx);
      if (changed) await events.publish(tx, countersMoved, { memberIds: [viewer.id] });
      return changed;
    });
  }

  async #count(which: keyof typeof countNotifications, id: number): Promise<number> {
    await this.parts.bell.settle(id);
    return (await countNotifications[which](this.parts.db, { ids: [id] }))[0]?.count ?? 0;
  }

  async #withActors(viewer: Viewer, notifications: NotificationView[]) {
    const ids = [...new Set(notifications.flatMap(({ actorIds }) => actorIds))];
    const people = ids.length > 0 ? await this.parts.profiles.byIds(viewer, ids) : [];
    const byId = new Map(people.flatMap((one) => (one instanceof Error ? [] : [[one.id, one] as const])));
    return notifications.map((notification) => ({
      ...notification,
      actors: notification.actorIds.flatMap((id) => byId.get(id) ?? []),
    }));
  }
}

const shown = (row: NotificationView): NotificationView => ({ ...row, excerpt: excerptOf(row.excerpt) });

function placed(row: NotificationView): Placed<NotificationView> {
  return { place: { createdAt: row.lastEventAt, id: row.id }, item: shown(row) };
}
