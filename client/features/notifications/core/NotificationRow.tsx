import styled from "@emotion/styled";
import { Ellipsis } from "lucide-react";
import { Link } from "react-router-dom";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { graphql } from "#client/gql/gql.ts";
import { formatAgo } from "#client/lib/text/ago.ts";
import { fullDate } from "#client/lib/text/dates.ts";
import { Avatar } from "#client/ui/text/Avatar.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { MenuButton } from "#client/ui/overlays/MenuButton.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { BondAnswer } from "./BondAnswer.tsx";
import { ICON } from "./notificationIcons.tsx";
import { ReadToggle } from "./ReadToggle.tsx";
import { useNotificationActions } from "./useNotificationActions.ts";
import { PRODUCT } from "#client/lib/text/tabTitle.ts";

const loadMenu = async () => (await import("./NotificationRowMenu.tsx")).NotificationRowMenu;

const NotificationRow_notification = graphql(`
  fragment NotificationRow_notification on Notification {
    id
    type
    who
    what
    excerpt
    url
    createdAt
    read
    actors {
      id
      name
      isOnline
      avatar {
        url
        placeholder
      }
      ...BondAnswer_user
    }
  }
`);

interface NotificationRowProps {
  notification: FragmentType<typeof NotificationRow_notification>;
  /** True in a menu, which has space for the text only. */
  compact?: boolean;
  /** Runs when the member follows the link. */
  onFollow?: (() => void) | undefined;
}

/** One notification. The whole row is a link to its subject; a request can be answered in the row. */
export function NotificationRow({ notification: reference, compact = false, onFollow }: NotificationRowProps) {
  const notification = useFragmentData(NotificationRow_notification, reference);
  const { setRead, remove } = useNotificationActions();
  // What the staff decides names nobody.
  const [first] = notification.actors;
  const [, postId] = /^\/post\/(\d+)/.exec(notification.url) ?? [];

  function handleFollow() {
    if (!notification.read) void setRead(notification.id, true);
    onFollow?.();
  }

  return (
    <Row
      data-row
      data-notification
      data-unread={notification.read ? undefined : ""}
      tabIndex={-1}
      data-compact={compact || undefined}
    >
      <Face>
        <Avatar name={first?.name ?? PRODUCT} image={first?.avatar} size={44} />
        <Kind data-type={notification.type}>{ICON[notification.type]}</Kind>
      </Face>
      <Words>
        <Sentence to={notification.url} onClick={handleFollow}>
          {!notification.read && <VisuallyHidden>Unread: </VisuallyHidden>}
          <strong dir="auto">{notification.who}</strong> {notification.what}
        </Sentence>
        {notification.excerpt && (
          <Excerpt variant="meta" tone="secondary" as="p" dir="auto">
            {notification.excerpt}
          </Excerpt>
        )}
        <Text
          variant="meta"
          tone="tertiary"
          as="time"
          dateTime={notification.createdAt}
          title={fullDate(notification.createdAt)}
        >
          {formatAgo(notification.createdAt)}
        </Text>
        {notification.type === "BOND_REQUEST" && first && (
          <BondAnswer user={first} onAnswered={() => remove(notification.id)} />
        )}
      </Words>
      {compact ? (
        <Dot aria-hidden />
      ) : (
        <Acts>
          {postId !== undefined && (
            <MenuButton label="More about this notification" icon={<Ellipsis aria-hidden />} load={loadMenu}>
              {(NotificationRowMenu, trigger) => <NotificationRowMenu postId={postId} trigger={trigger} />}
            </MenuButton>
          )}
          <ReadToggle read={notification.read} onToggle={(read) => void setRead(notification.id, read)} />
        </Acts>
      )}
    </Row>
  );
}

const Row = styled.div(({ theme }) => ({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  gap: theme.space(12),
  alignItems: "start",
  padding: `${theme.space(12)} ${theme.space(16)}`,
  outline: "none",
  "&[data-unread]": { background: `color-mix(in srgb, ${theme.color.bg.selected} 50%, transparent)` },
  "&:hover": { background: theme.color.bg.hover },
  // While the list itself is pointed at, the row that took over the focus shows it.
  "&:focus-visible": { boxShadow: `inset 0 0 0 2px ${theme.color.border.focus}` },
  // Buttons lie above the link that covers the row.
  "& button": { position: "relative", zIndex: 1 },
  [theme.mq.largeText]: { gridTemplateColumns: "minmax(0, 1fr) auto" },
}));
// Initials have the tint of an unread row: a ring sets them off.
const Face = styled.div(({ theme }) => ({
  position: "relative",
  display: "flex",
  justifySelf: "start",
  "& > [data-avatar]": { borderRadius: theme.radius.avatar, boxShadow: `0 0 0 1px ${theme.color.border.subtle}` },
}));
const Kind = styled.span(({ theme }) => ({
  position: "absolute",
  insetInlineEnd: -6,
  insetBlockEnd: -6,
  display: "grid",
  placeItems: "center",
  width: "1.375rem",
  height: "1.375rem",
  borderRadius: theme.radius.pill,
  border: `2px solid ${theme.color.bg.surface}`,
  background: theme.color.primary.tint,
  color: theme.color.primary.tintText,
  "& svg": { width: "0.75rem", height: "0.75rem", strokeWidth: 2.25 },
  "&[data-type=LIKE], &[data-type=COMMENT_LIKE]": {
    background: theme.color.danger.tint,
    color: theme.color.danger.tintText,
    "& svg": { fill: "currentColor" },
  },
}));
const Acts = styled.div({ display: "flex", alignItems: "start" });
const Words = styled.div(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  alignItems: "start",
  gap: theme.space(2),
  minWidth: 0,
  // They get a line of their own.
  [theme.mq.largeText]: { gridArea: "2 / 1 / 3 / -1" },
}));
const Sentence = styled(Link)(({ theme }) => ({
  ...theme.type.bodySm,
  color: theme.color.text.primary,
  textDecoration: "none",
  overflowWrap: "anywhere",
  "& strong": { fontWeight: 650, unicodeBidi: "isolate" },
  // The whole row is the link.
  "&::after": { content: '""', position: "absolute", inset: 0 },
  "&:focus-visible": { outline: "none" },
  "&:focus-visible::after": { outline: `2px solid ${theme.color.border.focus}`, outlineOffset: -2 },
}));
const Excerpt = styled(Text)({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  maxWidth: "100%",
});
const Dot = styled.span(({ theme }) => ({
  width: 10,
  height: 10,
  marginBlockStart: theme.space(6),
  borderRadius: theme.radius.pill,
  "[data-unread] > &": { background: theme.color.primary.solid },
  "@media (forced-colors: active)": { "[data-unread] > &": { background: "Highlight" } },
}));
