import "reflect-metadata";
import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { toId, toIdField } from "#server/core/ids";
import { toPageRequest } from "#server/core/pagination";
import { requireViewer } from "#server/core/viewer";
import { ChangesNoPost } from "#server/graphql/changes";
import { PageArgs, toPositionedConnection, type ConnectionOf } from "#server/graphql/connection";
import type { GraphQLContext } from "#server/graphql/context";
import { DateTime } from "#server/graphql/scalars";
import { Charged } from "#server/graphql/cost/charges";
import type { ConversationsService } from "#server/features/chat/conversations/conversations.service";
import { Message, MessageConnection, MessageReaction, SendMessageInput } from "./messages.types.ts";
import { CONVERSATION, MESSAGE } from "#server/features/chat/chat.errors.model";
import {
  deletableUntil,
  editableUntil,
  isReadBy,
  type MessageView,
  type ReactionView,
} from "#server/features/chat/chat.messages.model";
import type { ConversationView } from "#server/features/chat/chat.model";
import type { ReadingService } from "#server/features/chat/conversations/conversations.reading.service";
import { DELETE_MINUTES, EDIT_MINUTES, REACTIONS } from "#server/features/chat/chat.limits.rules";
import { Conversation } from "#server/features/chat/chat.types";
import type { WritingService } from "./messages.writing.service.ts";
import { SafeToRepeat } from "#server/graphql/fields/repeats";

const ID_ARG = { description: "The message." };

interface Parts {
  conversations: ConversationsService;
  reading: ReadingService;
  writing: WritingService;
}

/** Serves messages over GraphQL. */
@Resolver(() => Message)
export class MessagesResolver {
  constructor(private readonly parts: Parts) {}

  @Charged({ points: 150 })
  @Query(() => MessageConnection, {
    description: "Returns messages of the viewer's conversations that contain all the words, newest first.",
  })
  async searchMessages(
    @Arg("query", () => String, { description: "The words to find, at least 2 characters." }) query: string,
    @Arg("conversationId", () => ID, { nullable: true, description: "Search only this conversation." })
    conversationId: string | null | undefined,
    @Args(() => PageArgs) { first, after }: PageArgs,
    @Ctx() ctx: GraphQLContext,
  ): Promise<ConnectionOf<MessageView>> {
    const within = conversationId == null ? null : toId(conversationId, CONVERSATION);
    const request = toPageRequest(first, after);
    return toPositionedConnection(await this.parts.reading.search(requireViewer(ctx), { query, within }, request));
  }

  @ChangesNoPost()
  @Mutation(() => Message, { description: "Sends a message and returns it. Safe to repeat with the same clientId." })
  sendMessage(
    @Arg("input", () => SendMessageInput, { description: "The message." }) input: SendMessageInput,
    @Ctx() ctx: GraphQLContext,
  ): Promise<MessageView> {
    const { conversationId, text, clientId, replyToId, mediaIds } = input;
    return this.parts.writing.send(requireViewer(ctx), toId(conversationId, CONVERSATION), {
      text,
      clientId,
      replyToId: replyToId == null ? null : toIdField(replyToId, "replyToId"),
      mediaIds: mediaIds?.map((id) => toIdField(id, "mediaIds")),
    });
  }

  @ChangesNoPost()
  @Mutation(() => Message, { description: `Changes the text of the viewer's message within ${EDIT_MINUTES} minutes.` })
  editMessage(
    @Arg("id", () => ID, ID_ARG) id: string,
    @Arg("text", () => String, { description: "The new text." }) text: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<MessageView> {
    return this.parts.writing.edit(requireViewer(ctx), toId(id, MESSAGE), { text });
  }

  @ChangesNoPost()
  @SafeToRepeat()
  @Mutation(() => Message, {
    description: `Deletes the viewer's message for everyone within ${DELETE_MINUTES} minutes; a placeholder remains.`,
  })
  deleteMessage(@Arg("id", () => ID, ID_ARG) id: string, @Ctx() ctx: GraphQLContext): Promise<MessageView> {
    return this.parts.writing.remove(requireViewer(ctx), toId(id, MESSAGE));
  }

  @ChangesNoPost()
  @Mutation(() => Message, { description: "Adds or removes the viewer's reaction to a message. Safe to repeat." })
  setReaction(
    @Arg("id", () => ID, ID_ARG) id: string,
    @Arg("emoji", () => String, { description: `One of ${REACTIONS.join(" ")}.` }) emoji: string,
    @Arg("on", () => Boolean, { description: "True to add the reaction, false to remove it." }) on: boolean,
    @Ctx() ctx: GraphQLContext,
  ): Promise<MessageView> {
    return this.parts.writing.react(requireViewer(ctx), toId(id, MESSAGE), { emoji, on });
  }

  @FieldResolver(() => Conversation, { nullable: true, description: "The message's conversation." })
  conversation(@Root() { conversationId }: MessageView, @Ctx() ctx: GraphQLContext): Promise<ConversationView | null> {
    return ctx.loader(this.parts.conversations.byIds).load(conversationId);
  }

  @FieldResolver(() => Message, { nullable: true, description: "The message that this one replies to." })
  async replyTo(@Root() { replyToId }: MessageView, @Ctx() ctx: GraphQLContext): Promise<MessageView | null> {
    return replyToId === null ? null : ctx.loader(this.parts.reading.byIds).load(replyToId);
  }

  @FieldResolver(() => [MessageReaction], { description: "The reactions, in the order of the six emoji." })
  reactions(@Root() { id }: MessageView, @Ctx() ctx: GraphQLContext): Promise<ReactionView[]> {
    return ctx.loader(this.parts.reading.reactions).load(id);
  }

  @FieldResolver(() => Boolean, {
    description:
      "For the viewer's own message: whether all others who share read receipts have read it. For other messages: whether the viewer has read it.",
  })
  async isRead(@Root() message: MessageView, @Ctx() ctx: GraphQLContext): Promise<boolean> {
    const people = await ctx.loader(this.parts.conversations.participants).load(message.conversationId);
    return isReadBy(message, people, requireViewer(ctx).id);
  }

  @FieldResolver(() => DateTime, {
    nullable: true,
    description: "Until when the viewer may edit the message, passed or not; null if they never may.",
  })
  editableUntil(@Root() message: MessageView, @Ctx() ctx: GraphQLContext): string | null {
    return editableUntil(message, requireViewer(ctx).id);
  }

  @FieldResolver(() => DateTime, {
    nullable: true,
    description: "Until when the viewer may delete the message for everyone, passed or not; null if they never may.",
  })
  deletableUntil(@Root() message: MessageView, @Ctx() ctx: GraphQLContext): string | null {
    return deletableUntil(message, requireViewer(ctx).id);
  }
}
