import { Button } from "#client/ui/controls/Button.tsx";
import { Centred } from "#client/ui/layout/Centred.ts";
import { BondMark } from "#client/ui/text/BondMark.tsx";
import { Text } from "#client/ui/text/Text.tsx";

/** What leads on after a failure: the words of the specification, or those that the design names for a place. */
export type RetryLabel = "Try Again" | "Retry" | "Reload";

export interface ErrorStateProps {
  title: string;
  text?: string | undefined;
  onRetry?: (() => void) | undefined;
  retryLabel?: RetryLabel | undefined;
}

/** Something could not be loaded: what happened, and the way on. */
export function ErrorState({ title, text, onRetry, retryLabel = "Try Again" }: ErrorStateProps) {
  return (
    <Centred role="alert">
      <BondMark size={96} apart light />
      <Text variant="h2" as="p">
        {title}
      </Text>
      {text && (
        <Text variant="bodySm" tone="secondary">
          {text}
        </Text>
      )}
      {onRetry && (
        <Button variant="outline" onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </Centred>
  );
}
