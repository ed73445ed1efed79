import "reflect-metadata";
import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root, Subscription } from "type-graphql";
import { toId, toIdField } from "#server/core/ids";
import { invalid } from "#server/core/errors";
import { toPageRequest } from "#server/core/pagination";
import { spellNumber } from "#server/core/text.rules";
import { requireViewer } from "#server/core/viewer";
import { Viewer } from "#server/features/auth/auth.types";
import { Counters } from "#server/features/bonds/bonds.types";
import type { Counters as CountersView } from "#server/features/bonds/bonds.model";
import { ChangesNoPost } from "#server/graphql/changes";
import { type ConnectionOf, toPositionedConnection } from "#server/graphql/connection";
import type { GraphQLContext } from "#server/graphql/context";
import { LiveTopic } from "#server/graphql/live/liveTopic";
import { DateTime } from "#server/graphql/scalars";
import { Charged } from "#server/graphql/cost/charges";
import type { Events } from "#server/platform/live/events";
import {
  IDS_MAX,
  NOTIFICATION,
  notificationsArrived,
  type NotificationSetting as SettingView,
  type NotificationView,
  WAITING_MAX,
} from "./notifications.model.ts";
import type { NotificationsService } from "./notifications.service.ts";
import {
  Notification,
  NotificationConnection,
  NotificationsArgs,
  NotificationSetting,
  NotificationType,
} from "./notifications.types.ts";

interface LiveParts {
  events: Events;
  /** A listener for a notification that could not be delivered live; nobody waits for that. */
  onError: (error: unknown) => void;
}

const aCount = (count: number) => spellNumber(count).replace(/^one /, "a ");
/** Describes the upper limit of the counts in a header. */
const NO_FURTHER = `no further than ${aCount(WAITING_MAX)}`;

const UP_TO = {
  nullable: true,
  description:
    "Only includes notifications up to this time: the time of the newest one on the screen. Later ones stay unchanged.",
};

/** Serves the viewer's notifications over GraphQL. */
@Resolver(() => Viewer)
export class NotificationsResolver {
  /** New notifications, and those to which an actor was added. */
  readonly received = new LiveTopic<NotificationView>();

  constructor(
    private readonly service: NotificationsService,
    { events, onError }: LiveParts,
  ) {
    events.onLive(notificationsArrived, ({ rings }) => void this.announce(rings).catch(onError));
  }

  /** Reads the notifications of all who listen on this process in one statement. */
  private async announce(rings: { userId: number; id: number }[]): Promise<void> {
    const listening = new Set(this.received.viewers());
    const ids = rings.flatMap(({ userId, id }) => (listening.has(userId) ? [id] : []));
    if (ids.length === 0) return;
    for (const view of (await this.service.byIds(ids)).toReversed())
      this.received.deliver(view, new Set([view.userId]));
  }

  @Charged({ total: 20 })
  @FieldResolver(() => NotificationConnection, { description: "Returns the viewer's notifications, newest first." })
  async notifications(
    @Args(() => NotificationsArgs) { first, after, filter }: NotificationsArgs,
    @Ctx() context: GraphQLContext,
  ): Promise<ConnectionOf<NotificationView>> {
    const page = await this.service.list(requireViewer(context), filter, toPageRequest(first, after));
    return toPositionedConnection(page);
  }

  @FieldResolver(() => Int, {
    description: `Number of unread notifications; ${NO_FURTHER}.`,
  })
  unreadNotificationsCount(@Ctx() context: GraphQLContext): Promise<number> {
    return this.service.unreadCount(requireViewer(context));
  }

  @FieldResolver(() => [NotificationSetting], { description: "The viewer's notification settings, one for each kind." })
  notificationSettings(@Ctx() context: GraphQLContext): Promise<SettingView[]> {
    return this.service.settings(requireViewer(context));
  }

  @ChangesNoPost()
  @Mutation(() => Counters, {
    description: "Marks the viewer's notifications as seen. Returns the counters of the header.",
  })
  markNotificationsSeen(
    @Arg("upTo", () => DateTime, UP_TO) until: string | null | undefined,
    @Ctx() context: GraphQLContext,
  ): Promise<CountersView> {
    return this.service.markSeen(requireViewer(context), { upTo: until });
  }

  @ChangesNoPost()
  @Mutation(() => Int, { description: "Marks notifications as read. Returns how many of them were unread." })
  markNotificationsRead(
    @Arg("ids", () => [ID], {
      nullable: true,
      description: `Ids of the notifications, at most ${aCount(IDS_MAX)}; all if omitted.`,
    })
    ids: string[] | null | undefined,
    @Arg("upTo", () => DateTime, UP_TO) until: string | null | undefined,
    @Ctx() context: GraphQLContext,
  ): Promise<number> {
    return this.service.markRead(requireViewer(context), { ids: idsOf(ids), upTo: until });
  }

  @ChangesNoPost()
  @Mutation(() => Notification, { description: "Marks a notification as read or unread." })
  setNotificationRead(
    @Arg("id", () => ID, { description: "The notification's id." }) id: string,
    @Arg("read", () => Boolean, { description: "True marks it as read, false as unread." }) read: boolean,
    @Ctx() context: GraphQLContext,
  ): Promise<NotificationView> {
    return this.service.setRead(requireViewer(context), toId(id, NOTIFICATION), { read });
  }

  @Mutation(() => NotificationSetting, { description: "Turns one kind of notification on or off for the viewer." })
  async setNotificationSetting(
    @Arg("type", () => NotificationType, { description: "The kind of notification." }) type: `${NotificationType}`,
    @Arg("enabled", () => Boolean, { description: "Whether the viewer wants these notifications." }) enabled: boolean,
    @Ctx() context: GraphQLContext,
  ): Promise<SettingView> {
    await this.service.changeSettings(requireViewer(context), { [type]: enabled });
    return { type, enabled };
  }

  @Subscription(() => Notification, {
    description:
      "Publishes the viewer's notifications live: new ones, and existing ones with a further member. To catch up, query `viewer.notifications`.",
    subscribe: ({ context }: { context: GraphQLContext }) =>
      context.face(NotificationsResolver).received.subscribe(requireViewer(context)),
  })
  notificationReceived(@Root() notification: NotificationView): NotificationView {
    return notification;
  }
}

function idsOf(ids: string[] | null | undefined): number[] | null {
  if (!ids) return null;
  if (ids.length > IDS_MAX) throw invalid({ ids: [`At most ${IDS_MAX} notifications can be marked at once.`] });
  return ids.map((id) => toIdField(id, "ids"));
}

/** Adds the counts of notifications to those of a header. */
@Resolver(() => Counters)
export class NotificationCountersResolver {
  constructor(private readonly service: NotificationsService) {}

  @FieldResolver(() => Int, { description: `Number of notifications that the viewer has not seen; ${NO_FURTHER}.` })
  notifications(@Ctx() context: GraphQLContext): Promise<number> {
    return this.service.unseenCount(requireViewer(context));
  }
}
