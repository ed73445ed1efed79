import styled from "@emotion/styled";
import { Link } from "react-router-dom";
import { usePagedQuery } from "#client/apollo/usePagedQuery.ts";
import { graphql } from "#client/gql/gql.ts";
import type { SearchMessagesQuery } from "#client/gql/graphql.ts";
import { fullDate } from "#client/lib/text/dates.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { PagedList } from "#client/ui/states/PagedList.tsx";
import { ShowMore } from "#client/ui/controls/ShowMore.tsx";
import { Spinner } from "#client/ui/text/Spinner.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { chatPath } from "#client/features/chat/core/chatPath.ts";
import { listTime } from "#client/features/chat/core/chatTime.ts";

const SearchMessages = graphql(`
  query SearchMessages($query: String!, $conversationId: ID, $after: String) {
    searchMessages(query: $query, conversationId: $conversationId, first: 20, after: $after) {
      edges {
        cursor
        node {
          id
          seq
          text
          sentAt
          conversationId
          conversation {
            id
            title
          }
          sender {
            id
            name
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);

interface FoundMessagesProps {
  words: string;
  /** The conversation to search in; null for all. */
  within: string | null;
}

/** Messages that contain the words, the newest first; each links to its position in the conversation. */
export function FoundMessages({ words, within }: FoundMessagesProps) {
  const messages = usePagedQuery(SearchMessages, {
    variables: { query: words, conversationId: within },
    fetchPolicy: "network-only",
    connection: ({ searchMessages }) => searchMessages,
  });

  return (
    <section aria-label="Messages found">
      <Head>
        <Text variant="micro" tone="tertiary" role="status">
          {messages.items ? countOf(messages.totalCount) : "Searching messages…"}
        </Text>
        {messages.isLoading && <Spinner size={22} label="" />}
      </Head>
      <PagedList list={messages} skeleton={null} failure={<Failure onRetry={messages.retry} />} empty={null}>
        {(items) => (
          <>
            <ul>
              {items.map((message) => (
                <li key={message.id}>
                  <FoundMessage message={message} isWithin={within !== null} />
                </li>
              ))}
            </ul>
            <Foot>
              <ShowMore list={messages} label="Show more" size="sm" />
            </Foot>
          </>
        )}
      </PagedList>
    </section>
  );
}

type Message = NonNullable<SearchMessagesQuery["searchMessages"]>["edges"][number]["node"];

function FoundMessage({ message, isWithin }: { message: Message; isWithin: boolean }) {
  const { seq, text, sentAt, conversationId, conversation, sender } = message;
  return (
    <MessageLink to={chatPath(conversationId)} state={{ message: seq }} preventScrollReset>
      <Top>
        <Text variant="ui" truncate dir="auto">
          {isWithin ? (sender?.name ?? "Somebody") : (conversation?.title ?? "Conversation")}
        </Text>
        <Text
          variant="meta"
          tone="tertiary"
          as="time"
          dateTime={sentAt}
          title={fullDate(sentAt)}
          style={{ flexShrink: 0 }}
        >
          {listTime(sentAt)}
        </Text>
      </Top>
      <Words variant="meta" tone="secondary" as="span" dir="auto">
        {!isWithin && sender ? `${sender.name}: ${text}` : text}
      </Words>
    </MessageLink>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <Foot role="alert">
      <Text variant="bodySm">Couldn't search your messages</Text>
      <Button variant="outline" size="sm" onClick={onRetry}>
        Try Again
      </Button>
    </Foot>
  );
}

const countOf = (count: number) => (count === 1 ? "1 message found" : `${count === 0 ? "No" : count} messages found`);

const Head = styled.div(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: 36,
  paddingInline: theme.space(16),
  borderTop: `1px solid ${theme.color.border.subtle}`,
}));
const MessageLink = styled(Link)(({ theme }) => ({
  display: "grid",
  gap: theme.space(2),
  padding: `${theme.space(8)} ${theme.space(16)}`,
  color: theme.color.text.primary,
  textDecoration: "none",
  "&:hover": { background: theme.color.bg.hover },
  "&:focus-visible": { outlineOffset: -2 },
}));
const Top = styled.span(({ theme }) => ({
  display: "flex",
  justifyContent: "space-between",
  gap: theme.space(8),
  minWidth: 0,
}));
const Words = styled(Text)({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
});
const Foot = styled.div(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: theme.space(12),
  padding: theme.space(12),
  "&:empty": { display: "none" },
}));
