import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { RefreshCw } from "lucide-react";
import { useId, useState } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { compactCount } from "#client/lib/text/numbers.ts";
import { useSteadyLoading } from "#client/lib/state/useSteadyLoading.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { toast } from "#client/ui/toasts/toast.ts";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { NewsItem, Outward } from "./NewsItem.tsx";
import { useNews } from "./useNews.ts";

/** Lines of each kind before "Show more", and lines while it loads. */
const ROWS = 5;

/** The links that are shared most and the ideas that are liked most today. Without any there is no panel. */
export function NewsPanel() {
  const { news, error, isLoading, refresh } = useNews();
  const [isWhole, setWhole] = useState(false);
  const titleId = useId();
  const isWaiting = useSteadyLoading(!news && !error);
  const links = news?.links ?? [];
  // A post that brought a link is told once.
  const ideas = news?.ideas.filter(({ id }) => !links.some(({ post }) => post.id === id)) ?? [];
  if (!isWaiting && !error && links.length + ideas.length === 0) return null;

  const room = isWhole ? Infinity : ROWS;
  const shownLinks = links.slice(0, isWhole ? room : Math.max(3, ROWS - ideas.length));
  const shownIdeas = ideas.slice(0, room - shownLinks.length);
  const rest = links.length + ideas.length - shownLinks.length - shownIdeas.length;
  const tellFailure = (failure: unknown) => toast.failure("Couldn't load the news", messageOf(failure));

  return (
    <Frame as="section" aria-labelledby={titleId} aria-busy={isLoading}>
      <Head>
        <Text as="h2" variant="h2" id={titleId}>
          News
        </Text>
        <IconButton
          label="Refresh news"
          icon={<Turning aria-hidden data-turning={isLoading} />}
          disabled={isLoading}
          onClick={() => void refresh().catch(tellFailure)}
        />
      </Head>
      {isWaiting && <Lines />}
      {!isWaiting && error && (
        <Stack gap={8} role="alert">
          <Text variant="bodySm" tone="secondary">
            Couldn't load the news
          </Text>
          <div>
            <Button variant="outline" size="sm" onClick={() => void refresh().catch(() => {})}>
              Try Again
            </Button>
          </div>
        </Stack>
      )}
      {!isWaiting && shownLinks.length > 0 && (
        <div>
          <Group>Most shared</Group>
          <ul>
            {shownLinks.map(({ url, host, membersCount, post }) => (
              <NewsItem key={url} post={post}>
                <Outward url={url} host={host} /> · {counted(membersCount, "member")}
              </NewsItem>
            ))}
          </ul>
        </div>
      )}
      {!isWaiting && shownIdeas.length > 0 && (
        <div>
          <Group>Top ideas</Group>
          <ul>
            {shownIdeas.map((idea) => (
              <NewsItem key={idea.id} post={idea}>
                <bdi>{idea.author.name}</bdi> · {counted(idea.likesCount, "like")} ·{" "}
                {counted(idea.commentsCount, "comment")}
              </NewsItem>
            ))}
          </ul>
        </div>
      )}
      {!isWaiting && (rest > 0 || isWhole) && (
        <More>
          <Button variant="ghost" size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? "Show less" : "Show more"}
          </Button>
        </More>
      )}
    </Frame>
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
