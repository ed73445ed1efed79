import "reflect-metadata";
import { Ctx, FieldResolver, ID, Resolver, Root, Subscription } from "type-graphql";
import { caseChanged, type CaseView } from "#server/features/moderation/moderation.model";
import type { Subject } from "#server/features/reports/reports.model";
import { reportMade } from "#server/features/reports/reports.model";
import type { GraphQLContext } from "#server/graphql/context";
import { LiveTopic } from "#server/graphql/live/liveTopic";
import type { Events } from "#server/platform/live/events";
import type { LiveQueueService } from "./queue.live.service.ts";
import type { QueueService } from "./queue.service.ts";
import { ModerationCase, ModerationQueueChange } from "./queue.types.ts";

interface Dependencies {
  queue: QueueService;
  live: LiveQueueService;
  events: Events;
  /** A listener for a change that could not be published live; nobody waits for it. */
  onError: (error: unknown) => void;
}

/** Publishes changes of the queue to moderators. */
@Resolver(() => ModerationQueueChange)
export class QueueLiveResolver {
  /** Things whose cases have changed. */
  readonly changed = new LiveTopic<Subject>();

  constructor(private readonly dependencies: Dependencies) {
    const { events, onError } = dependencies;
    const announce = ({ kind, id }: Subject) => void this.announce({ kind, id }).catch(onError);
    events.onLive(caseChanged, announce);
    events.onLive(reportMade, announce);
  }

  /** Whoever has lost the role meanwhile receives nothing more, although the socket is open. */
  private announce(subject: Subject): Promise<void> {
    return this.changed.announce(async (listeners) => ({
      payload: subject,
      audience: new Set(await this.dependencies.live.moderatorsAmong(listeners)),
    }));
  }

  /** Begins a subscription. @throws DomainError NOT_FOUND for whoever does not moderate. */
  async watch(context: GraphQLContext) {
    return this.changed.subscribe(await this.dependencies.live.admit(context.viewer));
  }

  @Subscription(() => ModerationQueueChange, {
    description:
      "Publishes things that were reported, claimed, released or decided. To catch up, query `moderationQueue` and `moderationCounts`.",
    subscribe: ({ context }: { context: GraphQLContext }) => context.face(QueueLiveResolver).watch(context),
  })
  moderationQueueChanged(@Root() change: Subject): Subject {
    return change;
  }

  @FieldResolver(() => ID, { description: "The id of the thing that it is about." })
  subjectId(@Root() { id }: Subject): number {
    return id;
  }

  @FieldResolver(() => ModerationCase, {
    nullable: true,
    description: "The open case of the thing; null when it has left the queue.",
  })
  case(@Root() change: Subject, @Ctx() ctx: GraphQLContext): Promise<CaseView | null> {
    return this.dependencies.queue.openCase(ctx.viewer, change);
  }
}
