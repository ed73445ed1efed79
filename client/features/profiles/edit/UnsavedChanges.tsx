import type { RefObject } from "react";
import { useBlocker } from "react-router-dom";
import { useUnloadQuestion } from "#client/lib/browser/useUnloadQuestion.ts";
import { Question } from "#client/ui/overlays/Question.tsx";

interface UnsavedChangesProps {
  isChanged: boolean;
  /** True from the moment in which everything is saved: then the page can be left. */
  isSaved: RefObject<boolean>;
}

/** Asks before a form with changes is left: by a link, by Back, or by closing the tab. */
export function UnsavedChanges({ isChanged, isSaved }: UnsavedChangesProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged && !isSaved.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useUnloadQuestion(isChanged, isSaved);

  if (blocker.state !== "blocked") return null;
  return (
    <Question
      title="Discard your changes?"
      text="Your changes to the profile have not been saved."
      confirm="Discard"
      confirming="Discarding..."
      cancel="Keep editing"
      onConfirm={() => Promise.resolve(blocker.proceed())}
      failureOf={() => ""}
      onClose={() => blocker.reset()}
    />
  );
}
