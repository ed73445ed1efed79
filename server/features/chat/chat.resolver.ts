import "reflect-metadata";
import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { parseId, toId, toIdField } from "#server/core/ids";
import { toPageRequest } from "#server/core/pagination";
import { requireViewer } from "#server/core/viewer";
import { Viewer } from "#server/features/auth/auth.types";
import { Counters } from "#server/features/bonds/bonds.types";
import { ChangesNoPost } from "#server/graphql/changes";
import { PageArgs, toPositionedConnection, type ConnectionOf } from "#server/graphql/connection";
import type { GraphQLContext } from "#server/graphql/context";
import { Charged } from "#server/graphql/cost/charges";
import type { ConversationsService } from "#server/features/chat/conversations/conversations.service";
import type { MembersService } from "#server/features/chat/members/members.service";
import { CONVERSATION, MEMBER } from "./chat.errors.model.ts";
import type { ConversationView } from "./chat.model.ts";
import { MEMBERS_MAX, NAME_MAX } from "./chat.limits.rules.ts";
import { Conversation, ConversationConnection, ConversationFilter } from "./chat.types.ts";
import { SafeToRepeat } from "#server/graphql/fields/repeats";
import { MuteDuration } from "#server/features/bonds/bonds.types";

const ID_ARG = { description: "The conversation." };

/** Serves the viewer's conversations over GraphQL. */
@Resolver(() => Viewer)
export class ChatResolver {
  constructor(
    private readonly conversations: ConversationsService,
    private readonly members: MembersService,
  ) {}

  @Query(() => Conversation, {
    nullable: true,
    description: "Returns a conversation; null if the viewer is not in it.",
  })
  async conversation(@Arg("id", () => ID, ID_ARG) id: string, @Ctx() ctx: GraphQLContext) {
    const viewer = requireViewer(ctx);
    const number = parseId(id);
    return number === null ? null : this.conversations.find(viewer, number);
  }

  @Query(() => Conversation, {
    nullable: true,
    description: "Returns the viewer's direct conversation with a member; null if there is none.",
  })
  async conversationWith(
    @Arg("userId", () => ID, { description: "The other member." }) userId: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<ConversationView | null> {
    const viewer = requireViewer(ctx);
    const number = parseId(userId);
    return number === null ? null : this.conversations.findWith(viewer, number);
  }

  @Charged({ points: 20, total: 20 })
  @FieldResolver(() => ConversationConnection, {
    name: "conversations",
    description: "Returns the viewer's conversations, most recent message first.",
  })
  async list(
    @Arg("filter", () => ConversationFilter, {
      defaultValue: ConversationFilter.ALL,
      description: "Which conversations to return.",
    })
    filter: `${ConversationFilter}`,
    @Arg("query", () => String, { nullable: true, description: "Part of the name of a group or member." })
    query: string | null | undefined,
    @Args(() => PageArgs) { first, after }: PageArgs,
    @Ctx() ctx: GraphQLContext,
  ): Promise<ConnectionOf<ConversationView>> {
    const request = toPageRequest(first, after);
    return toPositionedConnection(await this.conversations.list(requireViewer(ctx), { filter, query }, request));
  }

  @FieldResolver(() => Int, {
    description: "Number of the viewer's unread messages, without requests and muted conversations.",
  })
  unreadMessagesCount(@Ctx() ctx: GraphQLContext): Promise<number> {
    return ctx.loader(this.conversations.unreadOf).load(requireViewer(ctx).id);
  }

  @FieldResolver(() => Int, {
    description: "Number of conversations that wait for the viewer to accept or decline them.",
  })
  messageRequestsCount(@Ctx() ctx: GraphQLContext): Promise<number> {
    return ctx.loader(this.conversations.requestsOf).load(requireViewer(ctx).id);
  }

  @ChangesNoPost()
  @Mutation(() => Conversation, {
    description:
      "Creates a conversation. With one member and no name, it is the direct conversation of the two, which exists only once; otherwise it is a group, which can have only bonds of the viewer.",
  })
  startConversation(
    @Arg("participantIds", () => [ID], { description: `The other participants, at most ${MEMBERS_MAX - 1}.` })
    participantIds: string[],
    @Arg("name", () => String, { nullable: true, description: "The name of the group." })
    name: string | null | undefined,
    @Ctx() ctx: GraphQLContext,
  ): Promise<ConversationView> {
    const memberIds = participantIds.map((id) => toIdField(id, "participantIds"));
    return this.conversations.start(requireViewer(ctx), { memberIds, name });
  }

  @ChangesNoPost()
  @Mutation(() => Conversation, { description: "Marks a conversation as read up to a message. Never moves backwards." })
  markConversationRead(
    @Arg("id", () => ID, ID_ARG) id: string,
    @Arg("seq", () => Int, { description: "The number of the message." }) seq: number,
    @Ctx() ctx: GraphQLContext,
  ): Promise<ConversationView> {
    return this.conversations.markRead(requireViewer(ctx), toId(id, CONVERSATION), seq);
  }

  /** Returns the conversation that the arguments of a mutation name, as the viewer sees it now. */
  conversationOf({ id }: { id?: unknown }, ctx: GraphQLContext): Promise<ConversationView> {
    return this.conversations.get(requireViewer(ctx), toId(String(id), CONVERSATION));
  }

  @SafeToRepeat((args, ctx) => ctx.face(ChatResolver).conversationOf(args, ctx))
  @Mutation(() => Conversation, { description: "Accepts a message request: from now on both members can write." })
  acceptConversation(@Arg("id", () => ID, ID_ARG) id: string, @Ctx() ctx: GraphQLContext): Promise<ConversationView> {
    return this.members.accept(requireViewer(ctx), toId(id, CONVERSATION));
  }

  @SafeToRepeat()
  @Mutation(() => ID, { description: "Declines a message request without notifying its sender. Returns its id." })
  declineConversation(@Arg("id", () => ID, ID_ARG) id: string, @Ctx() ctx: GraphQLContext): Promise<number> {
    return this.members.decline(requireViewer(ctx), toId(id, CONVERSATION));
  }

  @Mutation(() => Conversation, { description: "Mutes a conversation. A second call changes the duration." })
  muteConversation(
    @Arg("id", () => ID, ID_ARG) id: string,
    @Arg("duration", () => MuteDuration, {
      defaultValue: MuteDuration.FOREVER,
      description: "How long to mute the conversation.",
    })
    duration: `${MuteDuration}`,
    @Ctx() ctx: GraphQLContext,
  ): Promise<ConversationView> {
    return this.conversations.mute(requireViewer(ctx), toId(id, CONVERSATION), duration);
  }

  @Mutation(() => Conversation, { description: "Unmutes a conversation. Safe to repeat." })
  unmuteConversation(@Arg("id", () => ID, ID_ARG) id: string, @Ctx() ctx: GraphQLContext): Promise<ConversationView> {
    return this.conversations.mute(requireViewer(ctx), toId(id, CONVERSATION), "off");
  }

  @SafeToRepeat()
  @Mutation(() => ID, { description: "Leaves a group. Returns its id." })
  leaveConversation(@Arg("id", () => ID, ID_ARG) id: string, @Ctx() ctx: GraphQLContext): Promise<number> {
    return this.members.leave(requireViewer(ctx), toId(id, CONVERSATION));
  }

  @Mutation(() => Conversation, { description: "Adds bonds of the viewer to a group that the viewer owns." })
  addParticipants(
    @Arg("id", () => ID, ID_ARG) id: string,
    @Arg("userIds", () => [ID], { description: "The members to add." }) userIds: string[],
    @Ctx() ctx: GraphQLContext,
  ): Promise<ConversationView> {
    const memberIds = userIds.map((userId) => toIdField(userId, "userIds"));
    return this.members.add(requireViewer(ctx), toId(id, CONVERSATION), memberIds);
  }

  @SafeToRepeat((args, ctx) => ctx.face(ChatResolver).conversationOf(args, ctx))
  @Mutation(() => Conversation, { description: "Removes a member from a group that the viewer owns." })
  removeParticipant(
    @Arg("id", () => ID, ID_ARG) id: string,
    @Arg("userId", () => ID, { description: "The member to remove." }) userId: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<ConversationView> {
    return this.members.remove(requireViewer(ctx), toId(id, CONVERSATION), toId(userId, MEMBER));
  }

  @Mutation(() => Conversation, { description: "Renames a group that the viewer owns." })
  renameConversation(
    @Arg("id", () => ID, ID_ARG) id: string,
    @Arg("name", () => String, { description: `The name, at most ${NAME_MAX} characters.` }) name: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<ConversationView> {
    return this.members.rename(requireViewer(ctx), toId(id, CONVERSATION), { name });
  }
}

/** The counter of messages in the header. */
@Resolver(() => Counters)
export class ChatCountersResolver {
  constructor(private readonly conversations: ConversationsService) {}

  @FieldResolver(() => Int, {
    description: "Number of unread messages, without requests and muted conversations.",
  })
  messages(@Root() _counters: object, @Ctx() ctx: GraphQLContext): Promise<number> {
    return ctx.loader(this.conversations.unreadOf).load(requireViewer(ctx).id);
  }
}
