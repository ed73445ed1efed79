import styled from "@emotion/styled";
import { useCallback, useState } from "react";
import { ButtonLink } from "#client/ui/controls/ButtonLink.tsx";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { ErrorState } from "#client/ui/states/ErrorState.tsx";
import { QueryBoundary } from "#client/ui/states/QueryBoundary.tsx";
import { FoundMessages } from "#client/features/chat/search/FoundMessages.tsx";
import { MessageBox } from "#client/features/chat/box/MessageBox.tsx";
import { MessageList } from "#client/features/chat/room/MessageList.tsx";
import { MessageSearch } from "#client/features/chat/search/MessageSearch.tsx";
import { MessageSkeleton } from "#client/features/chat/room/MessageSkeleton.tsx";
import { PaneHead } from "./PaneHead.tsx";
import { RequestBar } from "./RequestBar.tsx";
import type { Subject } from "#client/features/chat/core/subject.ts";
import { TypingLine } from "#client/features/chat/room/TypingLine.tsx";
import { useConversation } from "#client/features/chat/core/useConversation.ts";
import type { OpenConversation } from "#client/features/chat/core/useConversation.ts";
import { useRoom } from "#client/features/chat/room/useRoom.ts";

/** The conversation of an address: its head, its messages and the composer. */
export function ConversationPane({ id }: { id: string }) {
  const query = useConversation(id);
  return (
    <QueryBoundary
      query={query}
      skeleton={<MessageSkeleton />}
      failure={
        <Middle>
          <ErrorState title="Couldn't load this conversation" text={query.reason ?? ""} onRetry={query.retry} />
        </Middle>
      }
    >
      {({ conversation }) =>
        conversation ? (
          <Opened conversation={conversation} />
        ) : (
          <Middle>
            <EmptyState
              scene="envelope"
              title="This conversation isn't available"
              text="It may have been deleted, or you are no longer a member."
              action={
                <ButtonLink variant="outline" to="/chat">
                  All conversations
                </ButtonLink>
              }
            />
          </Middle>
        )
      }
    </QueryBoundary>
  );
}

function Opened({ conversation }: { conversation: OpenConversation }) {
  const { id } = conversation;
  const { room, state } = useRoom(id);
  const [subject, setSubject] = useState<Subject>(null);
  const [words, setWords] = useState<string | null>(null);
  const leaveSubject = useCallback(() => setSubject(null), []);

  return (
    <Frame>
      <PaneHead conversation={conversation} onSearch={() => setWords((now) => (now === null ? "" : null))} />
      {words !== null && (
        <MessageSearch onSearch={setWords} onClose={() => setWords(null)}>
          {words.length > 1 && <FoundMessages key={words} words={words} within={id} />}
        </MessageSearch>
      )}
      <MessageList conversation={conversation} room={room} state={state} onSubject={setSubject} />
      <TypingLine conversation={conversation} />
      {conversation.viewerState === "REQUEST" && <RequestBar conversation={conversation} />}
      <MessageBox conversation={conversation} room={room} subject={subject} onSubjectDone={leaveSubject} />
    </Frame>
  );
}

const Frame = styled.div({ display: "flex", flexDirection: "column", height: "100%", minHeight: 0 });
const Middle = styled.div({ display: "grid", placeItems: "center", height: "100%" });
