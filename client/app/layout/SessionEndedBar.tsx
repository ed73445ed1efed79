import styled from "@emotion/styled";
import { session, useSessionEnded } from "#client/apollo/session.ts";
import { wantedPage } from "#client/features/auth/wantedPage.ts";
import { Button } from "#client/ui/controls/Button.tsx";

/**
 * A bar for a session that was ended elsewhere: the page stays and can still be read and copied, and the member can
 * sign in again. The bar sticks under the header, and the page leaves space for it (global.css, --ended-bar).
 */
export function SessionEndedBar() {
  const ended = useSessionEnded();
  const signInAgain = () => {
    wantedPage.remember(location.pathname + location.search);
    session.clear();
  };
  return (
    <div role="status" data-session-ended={ended ? "" : undefined}>
      {ended && (
        <Bar>
          You have been signed out
          <Button variant="outline" size="sm" onClick={signInAgain}>
            Sign in again
          </Button>
        </Bar>
      )}
    </div>
  );
}

const Bar = styled.div(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: theme.space(12),
  height: "var(--ended-bar)",
  paddingInline: theme.space(16),
  background: theme.color.warning.tint,
  color: theme.color.warning.tintText,
  borderTop: `1px solid ${theme.color.warning.tintBorder}`,
  ...theme.type.ui,
}));
