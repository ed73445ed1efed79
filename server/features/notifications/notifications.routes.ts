import * as z from "zod";
import type { UrlOf } from "#server/features/media/media.model";
import { howMany, sentence } from "#server/rest/answers";
import { idParam } from "#server/rest/request";
import { call, type Route } from "#server/rest/route";
import { notificationAnswer, notificationSettingsAnswer } from "./notifications.answers.ts";
import { NOTIFICATION, READ, SEEN, SETTINGS_SAVED } from "./notifications.model.ts";
import { presentNotification, presentNotificationSettings } from "./notifications.presenter.ts";
import { notificationsQuery, readStateBody, settingsBody, upToBody } from "./notifications.requests.ts";
import type { NotificationsService } from "./notifications.service.ts";

const UP_TO = { up_to: "2026-03-01T09:30:00.000Z" };

/** Serves the viewer's notifications over REST. */
export const notificationsRoutes = (notifications: NotificationsService, urlOf: UrlOf): Route[] => [
  call({
    method: "GET",
    path: "/notifications",
    query: notificationsQuery,
    doc: {
      name: "listNotifications",
      tag: "Notifications",
      summary: "List the viewer's notifications",
      details:
        "Lists what happened that concerns the viewer, the newest first. Similar acts are one notification with several members. Listing them does not mark them as seen.",
      answer: { notifications: z.array(notificationAnswer), hasMore: z.boolean() },
    },
    async handle({ viewer, query: { page, ...filter } }) {
      const found = await notifications.numberedPage(viewer, filter, page);
      const presented = found.notifications.map((one) => presentNotification(one, urlOf));
      return { body: { notifications: presented, hasMore: found.hasMore } };
    },
  }),
  call({
    method: "GET",
    path: "/notifications/count",
    doc: {
      name: "countNotifications",
      tag: "Notifications",
      summary: "Count unseen and unread notifications",
      details:
        "`count` are the ones that arrived since the viewer last looked, as the badge shows; `unread_count` are all that are not read.",
      answer: { count: howMany, unread_count: howMany },
    },
    async handle({ viewer }) {
      const { unseen, unread } = await notifications.counts(viewer);
      return { body: { count: unseen, unread_count: unread } };
    },
  }),
  call({
    method: "POST",
    path: "/notifications/seen",
    changesNoPost: true,
    body: upToBody,
    doc: {
      name: "markNotificationsSeen",
      tag: "Notifications",
      summary: "Mark notifications as seen",
      details: "Marks those up to `up_to`, or all; `count` is the number of unseen ones that remain.",
      example: UP_TO,
      answer: { message: sentence, count: howMany },
    },
    async handle({ viewer, body }) {
      await notifications.markSeen(viewer, body);
      return { body: { message: SEEN, count: await notifications.unseenCount(viewer) } };
    },
  }),
  call({
    method: "POST",
    path: "/notifications/read",
    changesNoPost: true,
    body: upToBody,
    doc: {
      name: "markNotificationsRead",
      tag: "Notifications",
      summary: "Mark notifications as read",
      details: "Marks those up to `up_to`, or all; `count` is how many were unread.",
      example: UP_TO,
      answer: { message: sentence, count: howMany },
    },
    async handle({ viewer, body }) {
      const marked = await notifications.markRead(viewer, { ids: null, ...body });
      return { body: { message: READ, count: marked } };
    },
  }),
  call({
    method: "PATCH",
    path: "/notifications/:id",
    params: { id: idParam(NOTIFICATION) },
    body: readStateBody,
    doc: {
      name: "setNotificationRead",
      tag: "Notifications",
      summary: "Mark a notification as read or unread",
      details: "Changes one notification of the viewer. Safe to repeat.",
      example: { read: true },
      answer: { notification: notificationAnswer },
    },
    async handle({ viewer, params, body }) {
      const notification = await notifications.setReadWithActors(viewer, params.id, body);
      return { body: { notification: presentNotification(notification, urlOf) } };
    },
  }),
  call({
    method: "GET",
    path: "/notifications/settings",
    doc: {
      name: "getNotificationSettings",
      tag: "Notifications",
      summary: "Get the notification settings",
      details:
        "Returns for each kind of notification whether the viewer receives it in the app. `GET /settings/notifications` has all channels.",
      answer: { settings: notificationSettingsAnswer },
    },
    async handle({ viewer }) {
      const settings = await notifications.settings(viewer);
      return { body: { settings: presentNotificationSettings(settings) } };
    },
  }),
  call({
    method: "PUT",
    path: "/notifications/settings",
    body: settingsBody,
    doc: {
      name: "updateNotificationSettings",
      tag: "Notifications",
      summary: "Change the notification settings",
      details: "Omitted fields stay unchanged.",
      example: { like: false },
      answer: { settings: notificationSettingsAnswer, message: sentence },
    },
    async handle({ viewer, body }) {
      const settings = await notifications.changeSettings(viewer, body);
      return { body: { settings: presentNotificationSettings(settings), message: SETTINGS_SAVED } };
    },
  }),
];
