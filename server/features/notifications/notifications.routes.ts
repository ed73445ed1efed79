import * as z from "zod";
import { toId } from "#server/core/ids";
import { toPageNumber } from "#server/core/pagination";
import { requireViewer } from "#server/core/viewer";
import type { UrlOf } from "#server/features/media/media.model";
import { howMany, pageNumber, sentence } from "#server/rest/answers";
import { call, type Route } from "#server/rest/route";
import { notificationAnswer, notificationSettingsAnswer } from "./notifications.answers.ts";
import { NOTIFICATION, READ, SEEN, SETTINGS_SAVED } from "./notifications.model.ts";
import { presentNotification, presentNotificationSettings } from "./notifications.presenter.ts";
import { listed, readState, settingsChange, upTo } from "./notifications.rules.ts";
import type { NotificationsService } from "./notifications.service.ts";

const UP_TO = { up_to: "2026-03-01T09:30:00.000Z" };

/** What the viewer is told, on the REST face. */
export const notificationsRoutes = (notifications: NotificationsService, urlOf: UrlOf): Route[] => [
  call({
    method: "GET",
    path: "/notifications",
    doc: {
      tag: "Notifications",
      summary: "What the member is told",
      query: { filter: listed.shape.filter, page: pageNumber },
      answer: { notifications: z.array(notificationAnswer), hasMore: z.boolean() },
    },
    async handle({ context, query }) {
      const asked = { filter: query["filter"] };
      const page = await notifications.numberedPage(requireViewer(context), asked, toPageNumber(query["page"]));
      return {
        body: {
          notifications: page.notifications.map((one) => presentNotification(one, urlOf)),
          hasMore: page.hasMore,
        },
      };
    },
  }),
  call({
    method: "GET",
    path: "/notifications/count",
    doc: {
      tag: "Notifications",
      summary: "How many are new, and how many unread",
      answer: { count: howMany, unread_count: howMany },
    },
    async handle({ context }) {
      const { unseen, unread } = await notifications.counts(requireViewer(context));
      return { body: { count: unseen, unread_count: unread } };
    },
  }),
  call({
    method: "POST",
    path: "/notifications/seen",
    doc: {
      tag: "Notifications",
      summary: "Say that they were seen",
      details: "What came until `up_to`, or all; `count` tells how many are new now.",
      body: upTo,
      example: UP_TO,
      answer: { message: sentence, count: howMany },
    },
    async handle({ context, body }) {
      const viewer = requireViewer(context);
      await notifications.markSeen(viewer, { upTo: body["up_to"] });
      return { body: { message: SEEN, count: await notifications.unseenCount(viewer) } };
    },
  }),
  call({
    method: "POST",
    path: "/notifications/read",
    doc: {
      tag: "Notifications",
      summary: "Mark them as read",
      details: "What came until `up_to`, or all; `count` tells how many were unread.",
      body: upTo,
      example: UP_TO,
      answer: { message: sentence, count: howMany },
    },
    async handle({ context, body }) {
      const marked = await notifications.markRead(requireViewer(context), { ids: null, upTo: body["up_to"] });
      return { body: { message: READ, count: marked } };
    },
  }),
  call({
    method: "PATCH",
    path: "/notifications/:id",
    doc: {
      tag: "Notifications",
      summary: "Mark one as read, or as not read",
      body: readState,
      example: { read: true },
      answer: { notification: notificationAnswer },
    },
    async handle({ context, params, body }) {
      const viewer = requireViewer(context);
      const id = toId(params["id"], NOTIFICATION);
      const notification = await notifications.setReadWithActors(viewer, id, { read: body["read"] });
      return { body: { notification: presentNotification(notification, urlOf) } };
    },
  }),
  call({
    method: "GET",
    path: "/notifications/settings",
    doc: {
      tag: "Notifications",
      summary: "What the member wants to be told of",
      answer: { settings: notificationSettingsAnswer },
    },
    async handle({ context }) {
      const settings = await notifications.settings(requireViewer(context));
      return { body: { settings: presentNotificationSettings(settings) } };
    },
  }),
  call({
    method: "PUT",
    path: "/notifications/settings",
    doc: {
      tag: "Notifications",
      summary: "Change what one wants to be told of",
      details: "What is left out stays as it is.",
      body: settingsChange,
      example: { like: false },
      answer: { settings: notificationSettingsAnswer, message: sentence },
    },
    async handle({ context, body }) {
      const settings = await notifications.changeSettings(requireViewer(context), body);
      return { body: { settings: presentNotificationSettings(settings), message: SETTINGS_SAVED } };
    },
  }),
];
