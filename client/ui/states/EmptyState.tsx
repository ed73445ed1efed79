import type { ReactNode } from "react";
import { BondMark } from "#client/ui/text/BondMark.tsx";
import { Centred } from "#client/ui/layout/Centred.ts";
import { Text } from "#client/ui/text/Text.tsx";

export interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
}

/** The state of an empty list: a drawing, one sentence, one action. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <Centred>
      <BondMark size={96} light />
      <Text variant="h2" as="p">
        {title}
      </Text>
      {text && (
        <Text variant="bodySm" tone="secondary">
          {text}
        </Text>
      )}
      {action}
    </Centred>
  );
}
