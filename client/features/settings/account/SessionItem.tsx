import styled from "@emotion/styled";
import { Monitor, Smartphone } from "lucide-react";
import { formatMoment, fullDate } from "#client/lib/text/dates.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import type { MemberSession } from "./useSessions.ts";

interface SessionItemProps {
  session: MemberSession;
  /** Asks before the session is ended; without it, it is not ended from here. */
  onEnd?: () => void;
}

/** One device on which the member is signed in. */
export function SessionItem({ session, onEnd }: SessionItemProps) {
  const { device, ip, lastUsedAt, createdAt, isCurrent } = session;
  const Icon = /iphone|ipad|android|ios|mobile/i.test(device) ? Smartphone : Monitor;

  return (
    <Item>
      <Icon aria-hidden="true" />
      <Words>
        <Text variant="ui" as="div">
          {device}
          {isCurrent && <Here>This device</Here>}
        </Text>
        <Text variant="meta" tone="secondary" as="div" title={`Signed in on ${fullDate(createdAt)}`}>
          {isCurrent ? "In use now" : `Last used ${formatMoment(lastUsedAt)}`}
          {ip && ` · ${ip}`}
        </Text>
      </Words>
      {!isCurrent && onEnd && (
        <Button size="sm" variant="ghost" aria-label={`Sign out ${device}`} onClick={onEnd}>
          Sign out
        </Button>
      )}
    </Item>
  );
}

const Item = styled.li(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: theme.space(12),
  paddingBlock: theme.space(8),
  "& > svg": {
    width: "1.375rem",
    height: "1.375rem",
    strokeWidth: 1.5,
    flexShrink: 0,
    color: theme.color.text.tertiary,
  },
}));
const Words = styled.div({ flex: 1, minWidth: 0 });
const Here = styled.span(({ theme }) => ({
  display: "inline-block",
  marginInlineStart: theme.space(8),
  paddingInline: theme.space(6),
  borderRadius: theme.radius.tag,
  background: theme.color.primary.tint,
  color: theme.color.primary.tintText,
  ...theme.type.micro,
}));
