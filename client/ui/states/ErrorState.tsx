import { Button } from "#client/ui/controls/Button.tsx";
import { Centred } from "#client/ui/layout/Centred.ts";
import { BondMark } from "#client/ui/text/BondMark.tsx";
import { Text } from "#client/ui/text/Text.tsx";

export interface ErrorStateProps {
  title: string;
  text?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** The label of the button, where it does more than to ask again. */
  retryLabel?: string;
}

/** The state of a failure: what happened, and a button that tries again. */
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
