import styled from "@emotion/styled";
import { type ReactNode, Suspense } from "react";
import { orElse } from "#client/lib/ignoreFailure.ts";
import { lazyPart } from "#client/ui/overlays/lazyPart.tsx";
import { Centred } from "#client/ui/layout/Centred.ts";
import { Text } from "#client/ui/text/Text.tsx";
import type { SceneName } from "./Scene.tsx";

// Without network a list is empty without a drawing.
const LazyScene = lazyPart(async () => {
  const code = await orElse(import("./Scene.tsx"), null, "optional");
  return { default: code?.Scene ?? NoScene };
});
const NoScene = () => null;

export interface EmptyStateProps {
  /** The drawing: a desk where something can be written, which is the usual one, or what fits the list. */
  scene?: SceneName;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
}

/** The state of an empty list: a drawing, one sentence, one action. */
export function EmptyState({ scene = "desk", title, text, action }: EmptyStateProps) {
  return (
    <Centred>
      <Drawing>
        <Suspense>
          <LazyScene name={scene} />
        </Suspense>
      </Drawing>
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

// Its space is there before its code.
const Drawing = styled.span({ display: "block", width: 144, height: 96 });
