import { required, numberedPage, type Slice, sliceValues } from "#server/core/pages";
import { type Page, type Positioned, toPage } from "#server/core/pagination";
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
import type { BadgeService } from "#server/features/notifications/writing/writing.badge.service";
import {
  type Filter,
  NOTIFICATION,
  type NotificationSetting,
  type NotificationView,
  PAGE_SIZE,
  SETTABLE,
} from "./notifications.model.ts";
import {
  countNotifications,
  markRead,
  markSeen,
  markUnread,
  notificationsPage,
  notificationViews,
} from "./notifications.queries.ts";
import {
  type Listed,
  listed,
  type ReadState,
  readState,
  type SettingsChange,
  settingsChange,
  type UpTo,
  upTo,
} from "./notifications.rules.ts";
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
  badge: BadgeService;
}

/** The notifications of members, and which of them they have seen and read. */
export class NotificationsService {
  constructor(private readonly parts: Parts) {}

  /** The viewer's notifications that can still be shown, newest first. */
  async list(viewer: Viewer, filter: Filter, slice: Slice): Promise<Page<Positioned<NotificationView>>> {
    await this.parts.badge.settle(viewer.id);
    const rows = await notificationsPage[filter](this.parts.db, { viewer: viewer.id, ...sliceValues(slice) });
    return toPage(rows.map(toPlaced), slice.first, () => this.#count(filter, viewer.id));
  }

  /** A page of them by its number, with their actors. */
  async numberedPage(viewer: Viewer, choice: Listed, page: number) {
    const { filter } = check(listed, choice);
    const { items, hasNextPage } = await this.list(viewer, filter, numberedPage(page, PAGE_SIZE));
    const notifications = await this.#withActors(
      viewer,
      items.map(({ item }) => item),
    );
    return { notifications, hasMore: hasNextPage };
  }

  /** The actors of notifications, all in one statement. */
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
    return (await notificationViews(this.parts.db, { ids, viewer: null })).map(toView);
  }

  /** One notification of a member with its actors; null for what is not theirs, or can no longer be shown. */
  async ofMember(member: Viewer, id: number) {
    const [row] = await notificationViews(this.parts.db, { ids: [id], viewer: member.id });
    const [notification] = row ? await this.#withActors(member, [toView(row)]) : [];
    return notification ?? null;
  }

  /**
   * Counts the notifications that the viewer has not seen, for which the header shows a red dot, and those that they
   * have not read.
   */
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

  /** Marks all notifications as seen, or those up to a time; returns the counters of the header. */
  async markSeen(viewer: Viewer, range: UpTo): Promise<Counters> {
    const { upTo: until = null } = check(upTo, range);
    await this.#change(viewer, (tx) => markSeen(tx, viewer.id, until));
    return this.parts.bonds.counters(viewer);
  }

  /** Marks some notifications as read, or all up to a time; returns how many were unread. */
  async markRead(viewer: Viewer, { ids, ...range }: { ids: number[] | null } & UpTo): Promise<number> {
    const { upTo: until = null } = check(upTo, range);
    return this.#change(viewer, (tx) => markRead(tx, { userId: viewer.id, ids, until }));
  }

  /** @throws DomainError NOT_FOUND for what is not the viewer's, or can no longer be shown. */
  async setRead(viewer: Viewer, id: number, state: ReadState): Promise<NotificationView> {
    const { read } = check(readState, state);
    await this.#change<number | boolean>(viewer, (tx) =>
      read ? markRead(tx, { userId: viewer.id, ids: [id], until: null }) : markUnread(tx, viewer.id, id),
    );
    const [row] = await notificationViews(this.parts.db, { ids: [id], viewer: viewer.id });
    return toView(required(row, NOTIFICATION));
  }

  /** The same, with the actors of the notification. */
  async setReadWithActors(viewer: Viewer, id: number, state: ReadState) {
    const [notification] = await this.#withActors(viewer, [await this.setRead(viewer, id, state)]);
    return required(notification, NOTIFICATION);
  }

  /** Each kind, and whether the viewer wants to be notified of it. */
  async settings(viewer: Viewer): Promise<NotificationSetting[]> {
    const silences = await silencesOf(this.parts.db, viewer.id);
    return SETTABLE.map((type) => ({ type, enabled: !silences.includes(type) }));
  }

  /** Changes the kinds that are named and leaves the rest. Notifications that were written before stay. */
  async changeSettings(viewer: Viewer, change: SettingsChange): Promise<NotificationSetting[]> {
    const wanted = check(settingsChange, change);
    await this.parts.limits.consume("notificationMarksByMember", viewer.id);
    const changes = SETTABLE.flatMap((type) => {
      const enabled = wanted[type];
      return typeof enabled === "boolean" ? [{ type, enabled }] : [];
    });
    await this.parts.db.transaction((tx) => saveSettings(tx, viewer.id, changes));
    return this.settings(viewer);
  }

  /** Stores of which kinds a member wants to be notified in the app, as part of a change of more settings. */
  saveKinds(tx: Tx, memberId: number, kinds: readonly NotificationSetting[]): Promise<void> {
    return saveSettings(tx, memberId, kinds);
  }

  /** Deletes notifications that are older than `RETENTION_DAYS`. */
  async sweep(): Promise<void> {
    while ((await sweep(this.parts.db)) > 0);
  }

  /** Changes marks of the viewer's, and notifies all of their tabs if any changed. */
  async #change<T extends number | boolean>(viewer: Viewer, act: (tx: Tx) => Promise<T>): Promise<T> {
    const { badge, events, limits } = this.parts;
    await limits.consume("notificationMarksByMember", viewer.id);
    await badge.settle(viewer.id);
    return events.transaction(async (tx) => {
      const changed = await act(tx);
      if (changed) await events.publish(tx, countersMoved, { memberIds: [viewer.id] });
      return changed;
    });
  }

  async #count(which: keyof typeof countNotifications, id: number): Promise<number> {
    await this.parts.badge.settle(id);
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

const toView = (row: NotificationView): NotificationView => ({ ...row, excerpt: excerptOf(row.excerpt) });

const toPlaced = (row: NotificationView): Positioned<NotificationView> => ({
  position: { createdAt: row.lastEventAt, id: row.id },
  item: toView(row),
});
