import styled from "@emotion/styled";
import { useState } from "react";
import type { NotificationFilter } from "#client/gql/graphql.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Tabs } from "#client/ui/controls/Tabs.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { NotificationList } from "./NotificationList.tsx";
import { ReadAllButton } from "./ReadAllButton.tsx";
import { useNotifications } from "#client/features/notifications/core/useNotifications.ts";

const TABS = [
  { value: "ALL", label: "All" },
  { value: "UNREAD", label: "Unread" },
] as const;
/** The number of notifications in a page. */
const PAGE = 20;

/** All notifications of the member, or the unread ones. */
export function Notifications() {
  const [filter, setFilter] = useState<NotificationFilter>("ALL");
  const { list, unreadCount } = useNotifications(filter, PAGE);
  return (
    <Stack gap={16}>
      <Head>
        <Text variant="h1" tabIndex={-1} style={{ outline: "none" }}>
          Notifications
        </Text>
        {list.items && unreadCount > 0 && <ReadAllButton visible={list.items} />}
      </Head>
      <Card>
        <Tabs label="Filter notifications" value={filter} options={TABS} onValueChange={setFilter}>
          <NotificationList list={list} isAll={filter === "ALL"} />
        </Tabs>
      </Card>
    </Stack>
  );
}

const Head = styled.div(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space(12),
  // The height is that of the button, which is not always there.
  minHeight: 36,
  "@media (pointer: coarse)": { minHeight: 44 },
  [theme.mq.belowSm]: { paddingInline: theme.space(16) },
}));
