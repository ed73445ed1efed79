import styled from "@emotion/styled";
import { Bell } from "lucide-react";
import type { ComponentPropsWithRef } from "react";
import { IconButton } from "#client/ui/controls/IconButton.tsx";

interface NotificationsButtonProps extends Omit<ComponentPropsWithRef<"button">, "children"> {
  /** The number of unseen notifications. */
  count: number;
}

/** The notifications button, and its dot while there are unseen notifications. */
export function NotificationsButton({ count, ...rest }: NotificationsButtonProps) {
  return (
    <IconButton
      label={count > 0 ? `Notifications, ${count} unread` : "Notifications"}
      icon={
        <Ringing>
          <Bell aria-hidden />
          {count > 0 && <Dot data-testid="notification-dot" />}
        </Ringing>
      }
      {...rest}
    />
  );
}

const Ringing = styled.span({ position: "relative", display: "flex" });
const Dot = styled.span(({ theme }) => ({
  position: "absolute",
  insetBlockStart: -4,
  insetInlineEnd: -4,
  width: 12,
  height: 12,
  borderRadius: theme.radius.pill,
  border: `2px solid ${theme.color.bg.surface}`,
  background: theme.color.danger.solid,
  "@media (forced-colors: active)": { background: "Highlight" },
}));
