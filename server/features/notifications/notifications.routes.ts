import { toId } from "#server/core/ids";
import { toPageNumber } from "#server/core/pagination";
import { requireViewer } from "#server/core/viewer";
import type { UrlOf } from "#server/features/media/media.model";
import type { Route } from "#server/rest/route";
import { NOTIFICATION, READ, SEEN, SETTINGS_SAVED } from "./notifications.model.ts";
import { presentNotification, presentNotificationSettings } from "./notifications.presenter.ts";
import type { NotificationsService } from "./notifications.service.ts";

/** What the viewer is told, on the REST face. */
export const notificationsRoutes = (notifications: NotificationsService, urlOf: UrlOf): Route[] => [
  {
    method: "GET",
    path: "/notifications",
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
  },
  {
    method: "GET",
    path: "/notifications/count",
    async handle({ context }) {
      const { unseen, unread } = await notifications.counts(requireViewer(context));
      return { body: { count: unseen, unread_count: unread } };
    },
  },
  {
    method: "POST",
    path: "/notifications/seen",
    async handle({ context, body }) {
      const viewer = requireViewer(context);
      await notifications.markSeen(viewer, { upTo: body["up_to"] });
      return { body: { message: SEEN, count: await notifications.unseenCount(viewer) } };
    },
  },
  {
    method: "POST",
    path: "/notifications/read",
    async handle({ context, body }) {
      const marked = await notifications.markRead(requireViewer(context), { ids: null, upTo: body["up_to"] });
      return { body: { message: READ, count: marked } };
    },
  },
  {
    method: "PATCH",
    path: "/notifications/:id",
    async handle({ context, params, body }) {
      const viewer = requireViewer(context);
      const id = toId(params["id"], NOTIFICATION);
      const notification = await notifications.setReadWithActors(viewer, id, { read: body["read"] });
      return { body: { notification: presentNotification(notification, urlOf) } };
    },
  },
  {
    method: "GET",
    path: "/notifications/settings",
    async handle({ context }) {
      const settings = await notifications.settings(requireViewer(context));
      return { body: { settings: presentNotificationSettings(settings) } };
    },
  },
  {
    method: "PUT",
    path: "/notifications/settings",
    async handle({ context, body }) {
      const settings = await notifications.changeSettings(requireViewer(context), body);
      return { body: { settings: presentNotificationSettings(settings), message: SETTINGS_SAVED } };
    },
  },
];
