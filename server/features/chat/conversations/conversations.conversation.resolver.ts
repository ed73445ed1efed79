import "reflect-metadata";
import { Arg, Ctx, FieldResolver, ID, Int, Resolver, Root } from "type-graphql";
import { spellNumber } from "#server/core/text.rules";
import { requireViewer } from "#server/core/viewer";
import type { Person } from "#server/features/people/people.model";
import { User } from "#server/features/people/people.types";
import { firstOf } from "#server/graphql/connection";
import type { GraphQLContext } from "#server/graphql/context";
import { Charged } from "#server/graphql/cost/charges";
import type { ConversationsService } from "./conversations.service.ts";
import { Message, MessagePage } from "#server/features/chat/messages/messages.types";
import { toMessagesRequest } from "#server/features/chat/chat.messages.model";
import { otherOf, titleOf, type ConversationView, type ParticipantView } from "#server/features/chat/chat.model";
import type { ReadingService } from "./conversations.reading.service.ts";
import { MEMBERS_MAX, MESSAGES_PAGE_SIZE } from "#server/features/chat/chat.limits.rules";
import { Conversation, Participant } from "#server/features/chat/chat.types";

/** Participants and messages of conversations. Each field is one statement, however many conversations are shown. */
@Resolver(() => Conversation)
export class ConversationResolver {
  constructor(
    private readonly conversations: ConversationsService,
    private readonly reading: ReadingService,
  ) {}

  private people({ id }: ConversationView, ctx: GraphQLContext): Promise<ParticipantView[]> {
    return ctx.loader(this.conversations.participants).load(id);
  }

  // Few conversations have more than ten; all participants of a page are read by one statement.
  @Charged({ atMost: 10 })
  @FieldResolver(() => [Participant], {
    description: `The participants, the viewer included; at most ${spellNumber(MEMBERS_MAX)}.`,
  })
  participants(@Root() conversation: ConversationView, @Ctx() ctx: GraphQLContext): Promise<ParticipantView[]> {
    return this.people(conversation, ctx);
  }

  @Charged({ points: 5 })
  @FieldResolver(() => [ID], { description: `The ids of the participants; at most ${spellNumber(MEMBERS_MAX)}.` })
  async participantIds(@Root() conversation: ConversationView, @Ctx() ctx: GraphQLContext): Promise<number[]> {
    return (await this.people(conversation, ctx)).map(({ userId }) => userId);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: "The other participant of a direct conversation; null if their account is deleted.",
  })
  async other(@Root() conversation: ConversationView, @Ctx() ctx: GraphQLContext): Promise<Person | null> {
    return otherOf(conversation, await this.people(conversation, ctx), requireViewer(ctx).id);
  }

  @FieldResolver(() => String, {
    description: "The title to show: the name of the group, or the names of the other participants.",
  })
  async title(@Root() conversation: ConversationView, @Ctx() ctx: GraphQLContext): Promise<string> {
    return titleOf(conversation, await this.people(conversation, ctx), requireViewer(ctx).id);
  }

  @FieldResolver(() => Message, { nullable: true, description: "The newest message." })
  async lastMessage(@Root() { lastMessageId }: ConversationView, @Ctx() ctx: GraphQLContext) {
    return lastMessageId === null ? null : ctx.loader(this.reading.byIds).load(lastMessageId);
  }

  @FieldResolver(() => MessagePage, {
    description: "The newest messages, or those before or after a number, oldest first.",
  })
  messages(
    @Root() { id }: ConversationView,
    @Arg("first", () => Int, { defaultValue: MESSAGES_PAGE_SIZE, description: firstOf("messages") }) first: number,
    @Arg("before", () => Int, { nullable: true, description: "Return the last messages before this number." })
    before: number | null | undefined,
    @Arg("after", () => Int, { nullable: true, description: "Return the first messages after this number." })
    after: number | null | undefined,
    @Ctx() ctx: GraphQLContext,
  ) {
    return ctx.loader(this.reading.pages).load(toMessagesRequest(id, { first, before, after }));
  }
}
