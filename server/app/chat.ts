import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import { ConversationResolver } from "#server/features/chat/conversations/conversations.conversation.resolver";
import { ConversationsService } from "#server/features/chat/conversations/conversations.service";
import { ChatLiveResolver } from "#server/features/chat/live/live.resolver";
import { ChatLiveService } from "#server/features/chat/live/live.service";
import { participantsRoutes } from "#server/features/chat/members/members.routes";
import { MembersService } from "#server/features/chat/members/members.service";
import { MessagesResolver } from "#server/features/chat/messages/messages.resolver";
import { messagesRoutes } from "#server/features/chat/messages/messages.routes";
import { ReadingService } from "#server/features/chat/conversations/conversations.reading.service";
import { ChatCountersResolver, ChatResolver } from "#server/features/chat/chat.resolver";
import { conversationsRoutes } from "#server/features/chat/chat.routes";
import { ShowingService } from "#server/features/chat/conversations/conversations.showing.service";
import { WritingService } from "#server/features/chat/messages/messages.writing.service";
import type { MediaReleaseService } from "#server/features/media/cleanup/cleanup.release.service";
import type { MediaService } from "#server/features/media/media.service";
import type { Events } from "#server/platform/live/events";
import type { Limits } from "#server/platform/limits/limiter";
import type { Route } from "#server/rest/route";

interface Parts {
  db: Db;
  events: Events;
  limits: Limits;
  media: MediaService;
  mediaRelease: MediaReleaseService;
}

/** What members can do in conversations. */
export function createChat({ db, events, limits, media, mediaRelease: release }: Parts) {
  const conversations = new ConversationsService({ db, events, limits });
  const members = new MembersService({ db, events, release, conversations });
  const reading = new ReadingService(db, limits);
  const writing = new WritingService({ db, events, limits, media, release, reading });
  const chatLive = new ChatLiveService({ db, events });
  return { conversations, chatMembers: members, reading, writing, chatLive };
}

export type Chat = ReturnType<typeof createChat>;

/** Their part of the GraphQL face. */
export const CHAT_RESOLVERS = [
  ChatResolver,
  ChatCountersResolver,
  ConversationResolver,
  MessagesResolver,
  ChatLiveResolver,
] as const;

interface Surroundings {
  events: Events;
  onError: (error: unknown) => void;
}

/** Builds those resolvers. */
export const chatFaces = (
  { conversations, chatMembers: members, reading, writing, chatLive }: Chat,
  around: Surroundings,
): object[] => [
  new ChatResolver(conversations, members),
  new ChatCountersResolver(conversations),
  new ConversationResolver(conversations, reading),
  new MessagesResolver({ conversations, reading, writing }),
  new ChatLiveResolver({ live: chatLive, conversations }, around),
];

/** Their part of the REST face. */
export function chatCalls(
  { conversations, chatMembers: members, reading, writing, chatLive: live }: Chat,
  media: MediaService,
): Route[] {
  const showing = new ShowingService(conversations, reading);
  const urlFor = (viewer: Viewer) => media.urlFor(viewer);
  return [
    ...messagesRoutes({ conversations, reading, writing, live, showing, urlFor }),
    ...conversationsRoutes({ conversations, showing, urlFor }),
    ...participantsRoutes({ members, showing, urlFor }),
  ];
}
