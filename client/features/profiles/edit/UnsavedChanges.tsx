import type { RefObject } from "react";
import { useBlocker } from "react-router-dom";
import { useUnloadQuestion } from "#client/lib/browser/useUnloadQuestion.ts";
import { Question } from "#client/ui/overlays/Question.tsx";

interface UnsavedChangesProps {
  /** True when something would be lost: the fields are stored as a draft, and pictures are not. */
  isAtRisk: boolean;
  /** True from the moment in which everything is saved: then the page can be left. */
  isSaved: RefObject<boolean>;
  /** True after the member has pressed Cancel with changes. */
  isCancelling: boolean;
  /** Drops all changes; the page is left then. */
  onDiscard: () => void;
  onCancelled: () => void;
  onStay: () => void;
}

/** Asks before changes are dropped, and before pictures are lost: by a link, by Back, or by closing the tab. */
export function UnsavedChanges({ isAtRisk, isSaved, isCancelling, onDiscard, ...props }: UnsavedChangesProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isAtRisk && !isSaved.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useUnloadQuestion(isAtRisk, isSaved);

  const isBlocked = blocker.state === "blocked";
  if (!isBlocked && !isCancelling) return null;
  return (
    <Question
      title="Discard your changes?"
      text="Your changes to the profile have not been saved."
      confirm="Discard"
      confirming="Discarding..."
      cancel="Keep editing"
      onConfirm={async () => {
        onDiscard();
        if (isBlocked) blocker.proceed();
        else props.onCancelled();
      }}
      failureOf={() => ""}
      onClose={() => {
        if (isBlocked) blocker.reset();
        props.onStay();
      }}
    />
  );
}
