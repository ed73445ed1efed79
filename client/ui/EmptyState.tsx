import type { ReactNode } from "react";
import { BondMark } from "./BondMark.tsx";
import { Centred } from "./Centred.ts";
import { Text } from "./Text.tsx";

export interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
}

/** Nothing is here yet: a drawing, one sentence, one action. */
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
