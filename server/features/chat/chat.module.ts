import { feature } from "#server/composition/feature";
import type { MediaReleaseService } from "#server/features/media/cleanup/cleanup.release.service";
import type { MediaService } from "#server/features/media/media.service";
import { ConversationResolver } from "#server/features/chat/conversations/conversations.conversation.resolver";
import { ConversationsService } from "#server/features/chat/conversations/conversations.service";
import { ChatLiveResolver } from "#server/features/chat/live/live.resolver";
import { ChatLiveService } from "#server/features/chat/live/live.service";
import { participantsRoutes } from "#server/features/chat/members/members.routes";
import { MembersService } from "#server/features/chat/members/members.service";
import { MessagesResolver } from "#server/features/chat/messages/messages.resolver";
import { messagesRoutes } from "#server/features/chat/messages/messages.routes";
import { ReadingService } from "#server/features/chat/conversations/conversations.reading.service";
import { chatCounts } from "./chat.counts.ts";
import { ChatCountersResolver, ChatResolver } from "./chat.resolver.ts";
import { conversationsRoutes } from "./chat.routes.ts";
import { PresentationService } from "#server/features/chat/conversations/conversations.presentation.service";
import { MessageWithholdingService } from "#server/features/chat/withholding/withholding.service";
import { WritingService } from "#server/features/chat/messages/messages.writing.service";

interface Needs {
  media: MediaService;
  mediaRelease: MediaReleaseService;
}

/** Conversations and their messages. */
export const chatModule = feature(({ db, events, limits, onError }, { media, mediaRelease: release }: Needs) => {
  const conversations = new ConversationsService({ db, events, limits });
  const members = new MembersService({ db, events, limits, release, conversations });
  const reading = new ReadingService(db, limits);
  const writing = new WritingService({ db, events, limits, media, release, reading });
  const messageWithholding = new MessageWithholdingService(events);
  const live = new ChatLiveService({ db, events, limits });
  const showing = new PresentationService(conversations, reading);
  const { urlFor } = media;
  return {
    services: { conversations, messageReading: reading, messageWithholding },
    resolvers: [
      new ChatResolver(conversations, members),
      new ChatCountersResolver(conversations),
      new ConversationResolver(conversations, reading),
      new MessagesResolver({ conversations, reading, writing }),
      new ChatLiveResolver({ live, conversations }, { events, onError }),
    ],
    routes: [
      ...messagesRoutes({ conversations, reading, writing, live, presentation: showing, urlFor }),
      ...conversationsRoutes({ conversations, presentation: showing, urlFor }),
      ...participantsRoutes({ members, presentation: showing, urlFor }),
    ],
    counts: chatCounts,
  };
});
