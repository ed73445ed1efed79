import "reflect-metadata";
import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root, Subscription } from "type-graphql";
import { toId } from "#server/core/ids";
import { spellNumber } from "#server/core/text.rules";
import { requireViewer, type Viewer } from "#server/core/viewer";
import { ChangesNoPost } from "#server/graphql/changes";
import type { GraphQLContext } from "#server/graphql/context";
import { InTurn } from "#server/graphql/inTurn";
import { type LiveReader, LiveTopic } from "#server/graphql/live/liveTopic";
import type { Events } from "#server/platform/live/events";
import type { ConversationsService } from "#server/features/chat/conversations/conversations.service";
import { ChatEvent, TypingEvent } from "./live.events.types.ts";
import type { ChatLiveService, News } from "./live.service.ts";
import { CONVERSATION } from "#server/features/chat/chat.errors.model";
import {
  conversationLeft,
  conversationsChanged,
  messageChanged,
  readMoved,
  typed,
  type ChatEvent as ChatEventView,
  type TypingView,
} from "#server/features/chat/chat.events.model";
import type { ConversationView } from "#server/features/chat/chat.model";
import { TYPING_AGAIN_MS, TYPING_MEMBERS_MAX } from "#server/features/chat/chat.limits.rules";
import { Conversation } from "#server/features/chat/chat.types";

interface Parts {
  live: ChatLiveService;
  conversations: ConversationsService;
}

interface LiveParts {
  events: Events;
  /** A listener for an event that could not be delivered. Nobody waits for it, and clients catch up by number. */
  onError: (error: unknown) => void;
}

/** Serves live events of members' conversations. It queries the audience for each event. */
@Resolver(() => ChatEvent)
export class ChatLiveResolver {
  readonly happened = new LiveTopic<ChatEventView>();
  readonly typing = new LiveTopic<TypingView>();

  constructor(
    private readonly parts: Parts,
    { events, onError }: LiveParts,
  ) {
    const { live } = parts;
    // Each event queries its audience first; a queue for each conversation keeps the order of its events.
    const turns = new InTurn<number>(onError);
    const announce = (id: number, read: (listeners: number[]) => Promise<News[]>) =>
      turns.do(id, () => this.announce(read));
    events.onLive(messageChanged, (event) => announce(event.conversationId, (who) => live.ofMessage(event, who)));
    events.onLive(conversationsChanged, ({ conversationIds, ...of }) =>
      conversationIds.forEach((id) => announce(id, (who) => live.ofChange({ conversationId: id, ...of }, who))),
    );
    events.onLive(conversationLeft, (event) => announce(event.conversationId, (who) => live.ofLeaving(event, who)));
    events.onLive(readMoved, (event) => announce(event.conversationId, (who) => live.ofReading(event, who)));
    events.onLive(typed, (event) => turns.do(event.conversationId, () => this.announceTyping(event)));
  }

  private async announce(read: (listeners: number[]) => Promise<News[]>): Promise<void> {
    const listeners = this.happened.viewers();
    if (listeners.length === 0) return;
    for (const { event, audience } of await read(listeners)) this.happened.deliver(event, audience);
  }

  private async announceTyping(event: { conversationId: number; memberId: number; isTyping: boolean }): Promise<void> {
    const listeners = this.typing.viewers(event.conversationId);
    if (listeners.length === 0) return;
    this.typing.deliverEach(await this.parts.live.ofTyping(event, listeners), event.conversationId);
  }

  async watchTyping(viewer: Viewer, conversationId: number): Promise<LiveReader<TypingView>> {
    await this.parts.live.requireMember(viewer, conversationId);
    return this.typing.subscribe(viewer, new Set([conversationId]));
  }

  @ChangesNoPost()
  @Mutation(() => Boolean, {
    description: `Signals that the viewer is typing, at most every ${TYPING_AGAIN_MS / 1_000} seconds, or has stopped.`,
  })
  setTyping(
    @Arg("id", () => ID, { description: "The conversation." }) id: string,
    @Arg("isTyping", () => Boolean, { defaultValue: true, description: "Whether the viewer is typing." })
    isTyping: boolean,
    @Ctx() ctx: GraphQLContext,
  ): Promise<boolean> {
    return this.parts.live.type(requireViewer(ctx), toId(id, CONVERSATION), isTyping);
  }

  @FieldResolver(() => Conversation, { nullable: true, description: "The conversation as the viewer sees it now." })
  async conversation(
    @Root() { conversationId }: ChatEventView,
    @Ctx() ctx: GraphQLContext,
  ): Promise<ConversationView | null> {
    return conversationId === null ? null : ctx.loader(this.parts.conversations.byIds).load(conversationId);
  }

  @Subscription(() => ChatEvent, {
    description:
      "Publishes the events of all the viewer's conversations. To catch up, query `viewer.conversations`, and `conversation.messages` after the last number that the client has.",
    subscribe: ({ context }: { context: GraphQLContext }) =>
      context.face(ChatLiveResolver).happened.subscribe(requireViewer(context)),
  })
  messageEvents(@Root() event: ChatEventView): ChatEventView {
    return event;
  }

  @Subscription(() => TypingEvent, {
    name: "typing",
    description: `Publishes who else is typing in a conversation of at most ${spellNumber(TYPING_MEMBERS_MAX)} members. NOT_FOUND for a conversation that the viewer is not in. To catch up, forget who was typing: whoever still is signals it again within ${TYPING_AGAIN_MS / 1_000} seconds.`,
    subscribe: ({ args, context }: { args: { conversationId: string }; context: GraphQLContext }) => {
      const viewer = requireViewer(context);
      return context.face(ChatLiveResolver).watchTyping(viewer, toId(args.conversationId, CONVERSATION));
    },
  })
  whoTypes(
    @Arg("conversationId", () => ID, { description: "The conversation." }) _conversationId: string,
    @Root() typist: TypingView,
  ): TypingView {
    return typist;
  }
}
