import { Suspense, useState } from "react";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import type { FollowChoiceType } from "./followChoice.ts";
import { isNewcomer } from "./newcomer.ts";
import { lazyPart } from "#client/ui/overlays/lazyPart.tsx";

/** Most members never see it. */
const FirstStepsCard = lazyPart(async () => ({ default: (await import("./FirstStepsCard.tsx")).FirstStepsCard }));

interface FirstStepsProps {
  /** True when the member has just published something here. */
  hasWritten: boolean;
  FollowChoice: FollowChoiceType;
  /** Moves the focus when the card disappears. */
  onHidden: () => void;
}

/** The guide of new members, until they have completed or dismissed it. */
export function FirstSteps({ onHidden, ...steps }: FirstStepsProps) {
  const viewer = useViewer();
  const [isVisible, setVisible] = useState(() => isNewcomer(viewer));
  if (!isVisible) return null;
  return (
    <Suspense
      fallback={
        <Card aria-hidden>
          <Skeleton height={viewer.emailVerified ? 251 : 307} radius={8} />
        </Card>
      }
    >
      <FirstStepsCard
        {...steps}
        onDone={() => setVisible(false)}
        onHide={() => {
          setVisible(false);
          onHidden();
        }}
      />
    </Suspense>
  );
}
