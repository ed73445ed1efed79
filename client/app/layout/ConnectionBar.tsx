import styled from "@emotion/styled";
import { WifiOff } from "lucide-react";
import { reachability } from "#client/lib/browser/reachability.ts";
import { useOnline } from "#client/lib/browser/useOnline.ts";
import { waitingCount } from "#client/lib/state/waitingCount.ts";
import { useStore } from "#client/lib/state/Store.ts";

/**
 * A bar for the time in which the device is offline or the server does not answer, and for the moment after. The page
 * leaves space for it (global.css, --offline-bar). It is part of the first load: without network it could not come.
 */
export function ConnectionBar() {
  const isOnline = useOnline();
  const reach = useStore(reachability);
  const count = useStore(waitingCount);
  const text = isOnline ? TEXTS[reach] : "You're offline. Showing what is already loaded.";
  return (
    <div role="status" data-offline={text && ""}>
      {text && (
        <Bar>
          <WifiOff aria-hidden="true" /> {count > 0 && reach !== "back" ? waitingText(text, count) : text}
        </Bar>
      )}
    </div>
  );
}

/** Names what waits in place of the second sentence: a phone has one line. */
const waitingText = (text: string, count: number) =>
  `${text.split(". ")[0]}. ${count === 1 ? "One change" : `${count} changes`} will be saved when you reconnect.`;

const TEXTS = {
  here: undefined,
  doubtful: undefined,
  away: "Can't reach the server. Retrying…",
  back: "Connected again.",
};

const Bar = styled.div(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: theme.space(8),
  height: "var(--offline-bar)",
  paddingInline: theme.space(16),
  background: theme.color.info.tint,
  color: theme.color.info.tintText,
  borderBottom: `1px solid ${theme.color.info.tintBorder}`,
  ...theme.type.ui,
  "& svg": { width: "1.125rem", height: "1.125rem", strokeWidth: 1.75, flexShrink: 0 },
}));
