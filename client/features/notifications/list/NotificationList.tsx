import styled from "@emotion/styled";
import { useRef } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { useLeaving } from "#client/features/people/useLeaving.ts";
import { useSteadyLoading } from "#client/lib/state/useSteadyLoading.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { ErrorState } from "#client/ui/states/ErrorState.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { byDay } from "#client/features/notifications/core/byDay.ts";
import { NotificationRow } from "#client/features/notifications/core/NotificationRow.tsx";
import { NotificationSkeleton } from "#client/features/notifications/core/NotificationSkeleton.tsx";
import type { useNotifications } from "#client/features/notifications/core/useNotifications.ts";
import { useSeen } from "#client/features/notifications/core/useSeen.ts";

const SKELETONS = 6;

/** What the member is told, today and earlier. */
export function NotificationList({ found }: { found: ReturnType<typeof useNotifications> }) {
  const { notifications, error } = found;
  const list = useRef<HTMLDivElement>(null);
  useSeen(notifications);
  useLeaving(list, notifications?.map(({ id }) => id) ?? null);
  const isFailed = !notifications && error !== null && !found.isLoading;
  const isWaiting = useSteadyLoading(!notifications && !isFailed);

  if (isWaiting) return <NotificationSkeleton rows={SKELETONS} />;
  if (!notifications) {
    return (
      <ErrorState
        title="Couldn't load notifications"
        text={error ? messageOf(error) : undefined}
        onRetry={found.reload}
        retryLabel="Retry"
      />
    );
  }
  return (
    <Frame ref={list}>
      {notifications.length === 0 && !found.hasMore && <EmptyState title="You're all caught up" />}
      {byDay(notifications).map(({ title, items }) => (
        <section key={title} aria-labelledby={`notifications-${title}`}>
          <Day id={`notifications-${title}`} variant="h2" tabIndex={-1}>
            {title}
          </Day>
          <Rows>
            {items.map((notification) => (
              <li key={notification.id}>
                <NotificationRow notification={notification} />
              </li>
            ))}
          </Rows>
        </section>
      ))}
      {found.more === "loading" && <NotificationSkeleton rows={2} />}
      {found.hasMore && found.more !== "loading" && (
        <More role={found.more === "failed" ? "alert" : undefined}>
          {found.more === "failed" && <Text variant="bodySm">Couldn't load more</Text>}
          <Button variant="outline" size="sm" onClick={() => void found.loadMore()}>
            {found.more === "failed" ? "Try again" : "Show more"}
          </Button>
        </More>
      )}
    </Frame>
  );
}

const Frame = styled.div(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space(16),
}));
const Day = styled(Text)(({ theme }) => ({ outline: "none", paddingBlockEnd: theme.space(8) }));
const Rows = styled.ul(({ theme }) => ({
  // As wide as the card.
  marginInline: `-${theme.space(20)}`,
  [theme.mq.belowSm]: { marginInline: `-${theme.space(16)}` },
  "& > li": { borderTop: `1px solid ${theme.color.border.subtle}` },
}));
const More = styled.div(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: theme.space(12),
}));
