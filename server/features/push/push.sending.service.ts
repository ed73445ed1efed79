import { closed } from "#server/core/words/closed.rules";
import type { Db } from "#server/db/client";
import type { NotificationsService } from "#server/features/notifications/notifications.service";
import { excerptOf, pathOf, sentenceOf } from "#server/features/notifications/notifications.text.model";
import type { ChoicesService } from "#server/features/reach/choices/choices.service";
import type { Jobs } from "#server/platform/jobs/jobs";
import type { Push, Pusher } from "#server/platform/push/pushModel";
import {
  CLOSED_MAX,
  type Content,
  conversationTag,
  type Delivery,
  isPushed,
  LIFETIME_MS,
  notificationTag,
  type Subject,
  toClosing,
  toPush,
} from "./push.model.ts";
import { forgetPushed, messageNews, notePushed, takeRead } from "./push.notices.queries.ts";
import { forgetDevice, forgetEnded, liveDevices, noteFailure, noteSuccess } from "./push.queries.ts";

interface Parts {
  db: Db;
  jobs: Jobs;
  choices: Pick<ChoicesService, "get">;
  notifications: Pick<NotificationsService, "ofMember">;
  pusher: Pick<Pusher, "send">;
  /** The seconds after which an unused session ends. */
  sessionIdle: number;
}

/** Decides what members are pushed about, and sends it to each of their devices. */
export class SendingService {
  constructor(private readonly parts: Parts) {}

  /** Schedules a push to each device of a member, unless they do not want it now, or an act as new was pushed already. */
  async push(userId: number, subject: Subject, now = new Date()): Promise<void> {
    const { db, jobs, sessionIdle } = this.parts;
    const devices = await liveDevices(db, { userId, idle: sessionIdle });
    const content = devices.length > 0 ? (await this.#decide(userId, subject, now))?.content : undefined;
    if (!content) return;
    const { tag, id, at } = content;
    const about =
      "messageId" in subject
        ? { notificationId: null, conversationId: id }
        : { notificationId: id, conversationId: null };
    const until = new Date(now.getTime() + LIFETIME_MS).toISOString();
    await db.transaction(async (tx) => {
      if (!(await notePushed(tx, { userId, tag, ...about, eventAt: at }))) return;
      for (const { id: deviceId } of devices)
        await jobs.enqueue(tx, "push.deliver", { deviceId, until, ...subject }, { key: keyOf(deviceId, tag) });
    });
  }

  /** Schedules that a member's devices close what the member has read anywhere. */
  async close(userId: number, now = new Date()): Promise<void> {
    const { db, jobs, sessionIdle } = this.parts;
    const until = new Date(now.getTime() + LIFETIME_MS).toISOString();
    await db.transaction(async (tx) => {
      const tags = await takeRead(tx, userId);
      const [tag = ""] = tags;
      if (tags.length === 0) return;
      // One tag takes the place of its push, should that still wait.
      const suffix = tags.length === 1 ? tag : `close:${now.getTime()}`;
      for (const { id: deviceId } of await liveDevices(tx, { userId, idle: sessionIdle }))
        await jobs.enqueue(tx, "push.deliver", { deviceId, until, close: tags }, { key: keyOf(deviceId, suffix) });
      if (tags.length === CLOSED_MAX) await jobs.enqueue(tx, "push.close", { userId }, { key: `push.close:${userId}` });
    });
  }

  /**
   * Sends to one device, if there is still something to send. A device that its push service does not know any more, or
   * that failed for days, ends.
   * @throws Error when the service cannot take it now, so that the queue tries again.
   */
  async deliver(delivery: Delivery, now = new Date()): Promise<void> {
    const { db, pusher, sessionIdle } = this.parts;
    const ttl = Math.floor((Date.parse(delivery.until) - now.getTime()) / 1_000);
    const { deviceId: id } = delivery;
    const [device] = ttl > 0 ? await liveDevices(db, { userId: null, id, idle: sessionIdle }) : [];
    const push = device && (await this.#pushFor(device.userId, delivery, { now, ttl }));
    if (!push) return;
    const outcome = await pusher.send(device, push);
    if (outcome === "taken") return noteSuccess(db, id);
    if (outcome === "gone") return forgetDevice(db, id);
    if ((await noteFailure(db, id)) && outcome === "later") throw new Error("the push service takes nothing now");
  }

  /** Deletes devices whose sessions have ended, and notes that are too old. */
  async sweep(): Promise<void> {
    while ((await forgetEnded(this.parts.db, this.parts.sessionIdle)) > 0);
    while ((await forgetPushed(this.parts.db)) > 0);
  }

  async #pushFor(userId: number, delivery: Delivery, { now, ttl }: { now: Date; ttl: number }): Promise<Push | null> {
    if ("close" in delivery) return toClosing(delivery.close, ttl);
    const decided = await this.#decide(userId, delivery, now);
    return decided && toPush(decided.content, decided.isWithContent, ttl);
  }

  /** Returns what a member is pushed about; null when they do not want it now, have read it or may not see it. */
  async #decide(userId: number, subject: Subject, now: Date) {
    const viewer = { id: userId, sessionId: 0 };
    const choices = await this.parts.choices.get(viewer);
    const content =
      "messageId" in subject
        ? await this.#ofMessage(userId, subject.messageId)
        : await this.#ofNotification(userId, subject.notificationId);
    if (!content || !isPushed(choices, content.kind, now)) return null;
    return { content, isWithContent: choices.pushContent };
  }

  async #ofNotification(userId: number, id: number): Promise<Content | null> {
    const entry = await this.parts.notifications.ofMember({ id: userId, sessionId: 0 }, id);
    if (!entry || entry.read) return null;
    const { who, what } = sentenceOf(
      entry,
      entry.actors.map(({ name }) => name),
    );
    return {
      kind: entry.type,
      tag: notificationTag(id),
      title: `${who} ${what}`,
      body: entry.excerpt ?? "",
      url: pathOf(entry, entry.actors[0]?.username ?? null),
      id,
      at: entry.lastEventAt,
    };
  }

  async #ofMessage(userId: number, messageId: number): Promise<Content | null> {
    const news = await messageNews(this.parts.db, userId, messageId);
    if (!news) return null;
    const { conversationId, name, text, isPicture, sentAt } = news;
    return {
      kind: "message",
      tag: conversationTag(conversationId),
      title: closed(name),
      body: excerptOf(text) ?? (isPicture ? "Sent you a picture" : "Sent you a message"),
      url: `/chat?c=${conversationId}`,
      id: conversationId,
      at: sentAt,
    };
  }
}

/** A later job of the same device and tag replaces one that waits. */
const keyOf = (deviceId: number, tag: string) => `push.deliver:${deviceId}:${tag}`;
