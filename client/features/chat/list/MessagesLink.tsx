import styled from "@emotion/styled";
import { MessageCircle } from "lucide-react";
import { useEffect } from "react";
import { NavLink } from "react-router-dom";
import { useCounters } from "#client/features/bonds/core/useBondRequestsCount.ts";
import { tabTitle } from "#client/lib/text/tabTitle.ts";
import { Badge } from "#client/ui/text/Badge.tsx";

/** The link to the member's conversations, with the number of unread messages. */
export function MessagesLink() {
  const count = useCounters()?.messages ?? 0;
  useEffect(() => tabTitle.setNews(count, "messages"), [count]);
  useEffect(() => () => tabTitle.setNews(0, "messages"), []);
  return (
    <NavigationLink to="/chat" aria-label="Messages" aria-describedby="messages-unread" title="Messages">
      <MessageCircle aria-hidden />
      <Count id="messages-unread">
        <Badge isSmall count={count} label={count === 1 ? "unread message" : "unread messages"} />
      </Count>
    </NavigationLink>
  );
}

const NavigationLink = styled(NavLink)(({ theme }) => ({
  position: "relative",
  display: "inline-grid",
  placeItems: "center",
  flexShrink: 0,
  width: 36,
  height: 36,
  borderRadius: theme.radius.control,
  color: theme.color.text.secondary,
  transition: `background ${theme.motion.fast}, color ${theme.motion.fast}`,
  "& svg": { width: "1.125rem", height: "1.125rem", strokeWidth: 1.75 },
  "&:hover": { background: theme.color.bg.hover, color: theme.color.text.primary },
  "&[aria-current=page]": { color: theme.color.text.link },
  "@media (pointer: coarse)": { width: 44, height: 44, "& svg": { width: "1.25rem", height: "1.25rem" } },
}));
// The count is at the upper corner of its icon.
const Count = styled.span({
  position: "absolute",
  display: "flex",
  insetBlockStart: "calc(50% - 17px)",
  insetInlineStart: "calc(50% + 4px)",
});
