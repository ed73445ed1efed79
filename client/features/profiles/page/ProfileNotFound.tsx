import { useNavigate } from "react-router-dom";
import { Button } from "#client/ui/controls/Button.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Centred } from "#client/ui/layout/Centred.ts";
import { BondMark } from "#client/ui/text/BondMark.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";

interface ProfileNotFoundProps {
  /** Why it could not be read; nothing where there simply is no such profile. */
  reason?: string | undefined;
  /** Where it could not be read, it may be tried again. */
  onRetry?: (() => void) | undefined;
}

/** There is no profile at this address, or it could not be read. */
export function ProfileNotFound({ reason, onRetry }: ProfileNotFoundProps) {
  const navigate = useNavigate();
  // Who came here by an address has nowhere to go back to within the product.
  const goBack = () => void (cameFromHere() ? navigate(-1) : navigate("/", { replace: true }));
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

/** The router counts its own entries in the state of each. */
function cameFromHere(): boolean {
  const state: unknown = history.state;
  return (
    typeof state === "object" && state !== null && "idx" in state && typeof state.idx === "number" && state.idx > 0
  );
}
