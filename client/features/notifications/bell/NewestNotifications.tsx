import styled from "@emotion/styled";
import { Link } from "react-router-dom";
import { withItems } from "#client/lib/loaded.ts";
import { NoNotifications } from "#client/features/notifications/core/NoNotifications.tsx";
import { ErrorState } from "#client/ui/states/ErrorState.tsx";
import { PagedList } from "#client/ui/states/PagedList.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { NotificationRow } from "#client/features/notifications/core/NotificationRow.tsx";
import { NotificationSkeleton } from "#client/features/notifications/core/NotificationSkeleton.tsx";
import { ReadAllButton } from "#client/features/notifications/list/ReadAllButton.tsx";
import { useNotifications } from "#client/features/notifications/core/useNotifications.ts";
import { useSeen } from "#client/features/notifications/core/useSeen.ts";

/** The number of notifications in the menu. */
const NEWEST = 4;

interface NewestNotificationsProps {
  /** Runs when the member follows a link. */
  onLeave: () => void;
  /** True when the container shows the title already. */
  isTitled?: boolean;
}

/** The four newest notifications, and the link to all of them. */
export function NewestNotifications({ onLeave, isTitled = false }: NewestNotificationsProps) {
  const { list: all, unreadCount } = useNotifications("ALL", NEWEST);
  const visible = all.items?.slice(0, NEWEST) ?? null;
  useSeen(visible);

  return (
    <div>
      <Head data-titled={isTitled || undefined}>
        <Text variant="h2" tabIndex={-1} hidden={isTitled} style={{ outline: "none" }}>
          Notifications
        </Text>
        {visible && unreadCount > 0 && <ReadAllButton visible={visible} />}
      </Head>
      <PagedList
        list={withItems(all, visible)}
        skeleton={<NotificationSkeleton rows={NEWEST} />}
        failure={<ErrorState title="Couldn't load notifications" onRetry={all.retry} />}
        empty={<NoNotifications />}
      >
        {(newest) => (
          <List aria-label="Newest notifications">
            {newest.map((notification) => (
              <li key={notification.id}>
                <NotificationRow notification={notification} compact onFollow={onLeave} />
              </li>
            ))}
          </List>
        )}
      </PagedList>
      <All to="/notifications" onClick={onLeave}>
        View All Notifications
      </All>
    </div>
  );
}

const Head = styled.div(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space(12),
  minHeight: 52,
  padding: `${theme.space(8)} ${theme.space(8)} ${theme.space(8)} ${theme.space(16)}`,
  borderBottom: `1px solid ${theme.color.border.subtle}`,
  "&[data-titled]": { justifyContent: "end", minHeight: 0, paddingBlock: theme.space(4) },
  "&[data-titled]:not(:has(button))": { display: "none" },
}));
const List = styled.ul(({ theme }) => ({
  "& > li + li": { borderTop: `1px solid ${theme.color.border.subtle}` },
}));
const All = styled(Link)(({ theme }) => ({
  display: "grid",
  placeItems: "center",
  minHeight: 44,
  borderTop: `1px solid ${theme.color.border.subtle}`,
  ...theme.type.ui,
  fontWeight: 600,
  color: theme.color.text.link,
  textDecoration: "none",
  "&:hover": { background: theme.color.bg.hover },
  "&:focus-visible": { outlineOffset: -2 },
}));
