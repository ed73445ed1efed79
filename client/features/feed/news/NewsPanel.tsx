import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { RefreshCw } from "lucide-react";
import { useId, useState } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import type { NewsOfTheDayQuery } from "#client/gql/graphql.ts";
import { compactCount } from "#client/lib/text/numbers.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { QueryBoundary } from "#client/ui/states/QueryBoundary.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { toast } from "#client/ui/toasts/toast.ts";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { NewsItem, Outward } from "./NewsItem.tsx";
import { useNews } from "./useNews.ts";

/** The number of lines of each kind before "Show more", and of the placeholder. */
const ROWS = 5;

/** The links that are shared most and the ideas that are liked most today. Without any, it renders nothing. */
export function NewsPanel() {
  const query = useNews();
  const titleId = useId();
  if (query.state === "ready" && query.value?.links.length === 0 && query.value.ideas.length === 0) return null;
  const reportFailure = (failure: unknown) => toast.failure("Couldn't load the news", messageOf(failure));

  return (
    <Frame as="section" aria-labelledby={titleId} aria-busy={query.isLoading}>
      <Head>
        <Text as="h2" variant="h2" id={titleId}>
          News
        </Text>
        <IconButton
          label="Refresh news"
          icon={<Turning aria-hidden data-turning={query.isLoading} />}
          disabled={query.isLoading}
          onClick={() => void query.refetch().catch(reportFailure)}
        />
      </Head>
      <QueryBoundary query={query} skeleton={<Lines />} failure={<Failure onRetry={query.retry} />}>
        {(news) => <Stories news={news} />}
      </QueryBoundary>
    </Frame>
  );
}

/** A few of each kind, and all of them after "Show more". */
function Stories({ news: { links, ideas: liked } }: { news: NonNullable<NewsOfTheDayQuery["news"]> }) {
  const [isWhole, setWhole] = useState(false);
  // A post with a shared link appears once.
  const ideas = liked.filter(({ id }) => !links.some(({ post }) => post.id === id));
  const room = isWhole ? Infinity : ROWS;
  const visibleLinks = links.slice(0, isWhole ? room : Math.max(3, ROWS - ideas.length));
  const visibleIdeas = ideas.slice(0, room - visibleLinks.length);
  const rest = links.length + ideas.length - visibleLinks.length - visibleIdeas.length;
  return (
    <>
      {visibleLinks.length > 0 && (
        <div>
          <Group>Most shared</Group>
          <ul>
            {visibleLinks.map(({ url, host, membersCount, post }) => (
              <NewsItem key={url} post={post}>
                <Outward url={url} host={host} /> · {counted(membersCount, "member")}
              </NewsItem>
            ))}
          </ul>
        </div>
      )}
      {visibleIdeas.length > 0 && (
        <div>
          <Group>Top ideas</Group>
          <ul>
            {visibleIdeas.map((idea) => (
              <NewsItem key={idea.id} post={idea}>
                <bdi>{idea.author.name}</bdi> · {counted(idea.likesCount, "like")} ·{" "}
                {counted(idea.commentsCount, "comment")}
              </NewsItem>
            ))}
          </ul>
        </div>
      )}
      {(rest > 0 || isWhole) && (
        <More>
          <Button variant="ghost" size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? "Show less" : "Show more"}
          </Button>
        </More>
      )}
    </>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <Stack gap={8} role="alert">
      <Text variant="bodySm" tone="secondary">
        Couldn't load the news
      </Text>
      <div>
        <Button variant="outline" size="sm" onClick={onRetry}>
          Try Again
        </Button>
      </div>
    </Stack>
  );
}

function counted(count: number, word: string): string {
  return `${compactCount(count)} ${count === 1 ? word : `${word}s`}`;
}

function Lines() {
  return (
    <Late role="status">
      <VisuallyHidden>Loading news…</VisuallyHidden>
      {Array.from({ length: ROWS }, (_, line) => (
        <Stack key={line} gap={8} data-skeleton>
          <Skeleton width={`${88 - ((line * 17) % 30)}%`} height={14} />
          <Skeleton width="46%" height={12} />
        </Stack>
      ))}
    </Late>
  );
}

const appear = keyframes({ from: { opacity: 0 } });
const turn = keyframes({ to: { transform: "rotate(1turn)" } });

const Frame = styled(Card)(({ theme }) => ({ display: "grid", gap: theme.space(12), padding: theme.space(16) }));
const Head = styled.div({ display: "flex", alignItems: "center", justifyContent: "space-between" });
const Group = styled.h3(({ theme }) => ({ ...theme.type.micro, color: theme.color.text.tertiary }));
const More = styled.div(({ theme }) => ({ marginInlineStart: `-${theme.space(12)}` }));
const Late = styled.div(({ theme }) => ({
  display: "grid",
  gap: theme.space(16),
  animation: `${appear} 120ms 150ms backwards`,
}));
const Turning = styled(RefreshCw)({
  "@media (prefers-reduced-motion: no-preference)": {
    "&[data-turning=true]": { animation: `${turn} 900ms linear infinite` },
  },
});
