import styled from "@emotion/styled";
import { SquarePen } from "lucide-react";
import { useState } from "react";
import { PeopleSearch } from "#client/features/bonds/find/PeopleSearch.tsx";
import type { ConversationFilter } from "#client/gql/graphql.ts";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import { useDebounced } from "#client/lib/state/useDebounced.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { OnDemand } from "#client/ui/overlays/OnDemand.tsx";
import { PagedList } from "#client/ui/states/PagedList.tsx";
import { ShowMore } from "#client/ui/controls/ShowMore.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { ConversationFilters } from "./ConversationFilters.tsx";
import { ConversationRow } from "./ConversationRow.tsx";
import { ConversationSkeleton } from "#client/features/chat/core/ConversationSkeleton.tsx";
import { FoundMessages } from "#client/features/chat/search/FoundMessages.tsx";
import { useConversations } from "./useConversations.ts";

const load = async () => (await import("#client/features/chat/people/NewConversationDialog.tsx")).NewConversationDialog;
/** The search begins when typing has paused for this time, in milliseconds. */
const REST = 300;
/** Messages are searched for texts with at least this many characters. */
const WORDS_MIN = 2;

const EMPTY: Record<ConversationFilter, { title: string; text: string }> = {
  ALL: { title: "No conversations yet", text: "Write to one friend or to several." },
  UNREAD: { title: "No unread messages", text: "New messages stay here until you read them." },
  GROUPS: { title: "No group conversations", text: "Start one with a few friends and give it a name." },
  REQUESTS: { title: "No requests", text: "First messages from people who are not your friends wait here." },
};

interface ConversationListProps {
  /** The conversation that is open beside the list. */
  openId: string | null;
}

/** The member's conversations, with a search and filters. */
export function ConversationList({ openId }: ConversationListProps) {
  const [filter, setFilter] = useState<ConversationFilter>("ALL");
  const [words, setWords] = useState("");
  const [isStarting, setStarting] = useState(false);
  const rested = useDebounced(words, REST).trim();
  const query = words.trim() === "" || rested === "" ? null : rested;
  const { list, requestsCount } = useConversations(filter, query);

  return (
    <Frame>
      <Head>
        <Line>
          <Text variant="h2" as="h1" tabIndex={-1} style={{ outline: "none" }}>
            Chats
          </Text>
          <IconButton
            label="New conversation"
            title="New conversation"
            icon={<SquarePen aria-hidden />}
            onPointerEnter={() => void ignoreFailure(load(), "ahead")}
            onClick={() => setStarting(true)}
          />
        </Line>
        <PeopleSearch
          label="Search conversations"
          placeholder="Search conversations…"
          words={words}
          isTooShort={false}
          onChange={setWords}
        />
        <ConversationFilters value={filter} requestsCount={requestsCount} onChange={setFilter} />
      </Head>
      <Rows role="region" aria-label="Conversations" tabIndex={0}>
        <PagedList
          list={list}
          skeleton={<ConversationSkeleton rows={6} />}
          failure="Couldn't load your conversations"
          empty={
            query === null ? (
              <EmptyState
                scene="envelope"
                {...EMPTY[filter]}
                action={filter === "ALL" && <Button onClick={() => setStarting(true)}>New conversation</Button>}
              />
            ) : (
              <Nothing variant="bodySm" tone="secondary" role="status">
                No conversation matches “{query}”.
              </Nothing>
            )
          }
        >
          {(conversations) => (
            <>
              <ul aria-label="Conversations">
                {conversations.map((conversation) => (
                  <li key={conversation.id}>
                    <ConversationRow conversation={conversation} isOpen={conversation.id === openId} />
                  </li>
                ))}
              </ul>
              <More>
                <ShowMore list={list} label="Show more" size="sm" />
              </More>
            </>
          )}
        </PagedList>
        {query !== null && query.length >= WORDS_MIN && <FoundMessages key={query} words={query} within={null} />}
      </Rows>
      {isStarting && (
        <OnDemand load={load} onFailed={() => setStarting(false)}>
          {(NewConversationDialog) => <NewConversationDialog onClose={() => setStarting(false)} />}
        </OnDemand>
      )}
    </Frame>
  );
}

const Frame = styled.div({ display: "flex", flexDirection: "column", minHeight: 0, height: "100%" });
const Head = styled.div(({ theme }) => ({
  display: "grid",
  gap: theme.space(8),
  padding: `${theme.space(12)} ${theme.space(16)}`,
  borderBottom: `1px solid ${theme.color.border.subtle}`,
}));
const Line = styled.div({ display: "flex", alignItems: "center", justifyContent: "space-between", minHeight: 36 });
const Rows = styled.div({ flex: 1, minHeight: 0, overflowY: "auto", overscrollBehavior: "contain", outlineOffset: -2 });
const Nothing = styled(Text)(({ theme }) => ({ padding: theme.space(16), textAlign: "center" }));
const More = styled.div(({ theme }) => ({ padding: theme.space(12), "&:empty": { display: "none" } }));
