import "reflect-metadata";
import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root, Subscription } from "type-graphql";
import { toId } from "#server/core/ids";
import { requireViewer } from "#server/core/viewer";
import type { GraphQLContext } from "#server/graphql/context";
import { InTurn } from "#server/graphql/inTurn";
import { LiveTopic } from "#server/graphql/liveTopic";
import type { Events } from "#server/platform/live/events";
import type { ConversationsService } from "#server/features/chat/conversations/conversations.service";
import { ChatEvent, TypingEvent } from "./live.events.types.ts";
import type { ChatLiveService, News } from "./live.service.ts";
import {
  CONVERSATION,
  conversationLeft,
  conversationsChanged,
  messageTold,
  readMoved,
  RESYNC,
  typed,
  type ChatEvent as ChatEventView,
  type ConversationView,
  type TypingView,
} from "#server/features/chat/chat.model";
import { Conversation } from "#server/features/chat/chat.types";

interface Parts {
  live: ChatLiveService;
  conversations: ConversationsService;
}

interface Surroundings {
  events: Events;
  /** Told when something could not be told; nobody waits for it, and clients catch up by number. */
  onError: (error: unknown) => void;
}

/** What members hear of their conversations; who may hear it is asked anew for each event. */
@Resolver(() => ChatEvent)
export class ChatLiveResolver {
  readonly happened = new LiveTopic<ChatEventView>();
  readonly typing = new LiveTopic<TypingView>();

  constructor(
    private readonly parts: Parts,
    { events, onError }: Surroundings,
  ) {
    const { live } = parts;
    // Each asks the database who may hear it: what happens in one conversation is told in its order all the same.
    const turns = new InTurn<number>(onError);
    const tell = (id: number, read: (listeners: number[]) => Promise<News[]>) => turns.do(id, () => this.tell(read));
    events.onLive(messageTold, (event) => tell(event.conversationId, (who) => live.ofMessage(event, who)));
    events.onLive(conversationsChanged, ({ conversationIds, ...of }) =>
      conversationIds.forEach((id) => tell(id, (who) => live.ofChange({ conversationId: id, ...of }, who))),
    );
    events.onLive(conversationLeft, (event) => tell(event.conversationId, (who) => live.ofLeaving(event, who)));
    events.onLive(readMoved, (event) => tell(event.conversationId, (who) => live.ofReading(event, who)));
    events.onLive(typed, (event) => turns.do(event.conversationId, () => this.tellTyping(event)));
    events.onResumed(() => this.happened.deliver({ ...RESYNC }, new Set(this.happened.viewers())));
  }

  private async tell(read: (listeners: number[]) => Promise<News[]>): Promise<void> {
    const listeners = this.happened.viewers();
    if (listeners.length === 0) return;
    for (const { event, audience } of await read(listeners)) this.happened.deliver(event, audience);
  }

  private async tellTyping(event: { conversationId: number; memberId: number; isTyping: boolean }): Promise<void> {
    const listeners = this.typing.viewers(event.conversationId);
    if (listeners.length === 0) return;
    this.typing.deliverEach(await this.parts.live.ofTyping(event, listeners), event.conversationId);
  }

  @Mutation(() => Boolean, {
    description: "Tells the others that the viewer types, at most every 10 seconds, or no longer does.",
  })
  setTyping(
    @Arg("conversationId", () => ID, { description: "In which conversation." }) conversationId: string,
    @Arg("isTyping", () => Boolean, { defaultValue: true, description: "Whether they type." }) isTyping: boolean,
    @Ctx() ctx: GraphQLContext,
  ): Promise<boolean> {
    return this.parts.live.type(requireViewer(ctx), toId(conversationId, CONVERSATION), isTyping);
  }

  @FieldResolver(() => Conversation, { nullable: true, description: "The conversation, as it is for the viewer now." })
  async conversation(
    @Root() { conversationId }: ChatEventView,
    @Ctx() ctx: GraphQLContext,
  ): Promise<ConversationView | null> {
    return conversationId === null ? null : ctx.loader(this.parts.conversations.byIds).load(conversationId);
  }

  @Subscription(() => ChatEvent, {
    description:
      "What happens in all of the viewer's conversations. It begins with RESYNC: what is asked for then misses nothing.",
    subscribe: ({ context }: { context: GraphQLContext }) =>
      context.face(ChatLiveResolver).happened.subscribe(requireViewer(context), null, { ...RESYNC }),
  })
  messageEvents(@Root() event: ChatEventView): ChatEventView {
    return event;
  }

  @Subscription(() => TypingEvent, {
    name: "typing",
    description: "Who else types in a conversation of at most twenty members.",
    subscribe: ({ args, context }: { args: { conversationId: string }; context: GraphQLContext }) => {
      const viewer = requireViewer(context);
      const subjects = new Set([toId(args.conversationId, CONVERSATION)]);
      return context.face(ChatLiveResolver).typing.subscribe(viewer, subjects);
    },
  })
  whoTypes(
    @Arg("conversationId", () => ID, { description: "In which conversation." }) _conversationId: string,
    @Root() typist: TypingView,
  ): TypingView {
    return typist;
  }
}
