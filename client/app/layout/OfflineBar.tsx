import styled from "@emotion/styled";
import { WifiOff } from "lucide-react";
import { useOnline } from "#client/lib/browser/useOnline.ts";

/** Shows that the network is away, for as long as it is. The page leaves space for it (global.css, --offline-bar). */
export function OfflineBar() {
  const isOnline = useOnline();
  return (
    <div role="status" data-offline={isOnline ? undefined : ""}>
      {!isOnline && (
        <Bar>
          <WifiOff aria-hidden="true" /> You are offline. Showing saved posts.
        </Bar>
      )}
    </div>
  );
}

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
  "& svg": { width: 18, height: 18, strokeWidth: 1.75, flexShrink: 0 },
}));
