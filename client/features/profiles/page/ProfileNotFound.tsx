import { useNavigate } from "react-router-dom";
import { useGoBack } from "#client/features/people/useGoBack.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Centred } from "#client/ui/layout/Centred.ts";
import { BondMark } from "#client/ui/text/BondMark.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";

interface ProfileNotFoundProps {
  /** The reason why it could not be loaded; nothing where there is no such profile. */
  reason?: string | undefined;
  /** Tries again, where loading failed. */
  onRetry?: (() => void) | undefined;
}

/** The page for a profile that does not exist, or could not be loaded. */
export function ProfileNotFound({ reason, onRetry }: ProfileNotFoundProps) {
  const navigate = useNavigate();
  const back = useGoBack();
  // A visitor who came by an address has no earlier page in the product.
  const goBack = () => (cameFromHere() ? back() : void navigate("/", { replace: true }));
  return (
    <Card>
      <Centred role="alert">
        <BondMark size={96} apart light />
        <Text as="h1" variant="h2">
          Profile not found
        </Text>
        <Text variant="bodySm" tone="secondary">
          {reason ?? "The requested profile could not be found."}
        </Text>
        <Stack direction="row" gap={8} wrap justify="center">
          <Button variant="outline" onClick={goBack}>
            Go Back
          </Button>
          {onRetry && (
            <Button variant="ghost" onClick={onRetry}>
              Try Again
            </Button>
          )}
        </Stack>
      </Centred>
    </Card>
  );
}

/** Checks the router's count of its own entries, which is in the state of each. */
function cameFromHere(): boolean {
  const state: unknown = history.state;
  return (
    typeof state === "object" && state !== null && "idx" in state && typeof state.idx === "number" && state.idx > 0
  );
}
