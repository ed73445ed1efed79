import styled from "@emotion/styled";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { PagedList } from "#client/ui/states/PagedList.tsx";
import { ShowMore } from "#client/ui/controls/ShowMore.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { byDay } from "#client/features/notifications/core/byDay.ts";
import { NotificationRow } from "#client/features/notifications/core/NotificationRow.tsx";
import { NotificationSkeleton } from "#client/features/notifications/core/NotificationSkeleton.tsx";
import type { useNotifications } from "#client/features/notifications/core/useNotifications.ts";
import { NoNotifications } from "#client/features/notifications/core/NoNotifications.tsx";
import { useSeen } from "#client/features/notifications/core/useSeen.ts";

const SKELETONS = 6;

interface NotificationListProps {
  list: ReturnType<typeof useNotifications>["list"];
  /** False for the unread ones alone. */
  isAll: boolean;
}

/** The list of notifications, today and earlier. */
export function NotificationList({ list, isAll }: NotificationListProps) {
  useSeen(list.items);
  return (
    <PagedList
      list={list}
      skeleton={<NotificationSkeleton rows={SKELETONS} />}
      failure="Couldn't load notifications"
      empty={isAll ? <NoNotifications /> : <EmptyState scene="envelope" title="You're all caught up" />}
    >
      {(notifications) => (
        <Frame>
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
          <ShowMore list={list} label="Show more" size="sm" skeleton={<NotificationSkeleton rows={2} />} />
        </Frame>
      )}
    </PagedList>
  );
}

const Frame = styled.div(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space(16),
}));
const Day = styled(Text)(({ theme }) => ({ outline: "none", paddingBlockEnd: theme.space(8) }));
const Rows = styled.ul(({ theme }) => ({
  // The list is as wide as the card.
  marginInline: `-${theme.space(20)}`,
  [theme.mq.belowSm]: { marginInline: `-${theme.space(16)}` },
  "& > li": { borderTop: `1px solid ${theme.color.border.subtle}` },
}));
