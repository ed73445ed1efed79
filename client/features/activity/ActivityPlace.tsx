import type { ReactNode } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { ErrorState } from "#client/ui/states/ErrorState.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";

interface ActivityPlaceProps {
  /** What is loading, for those who hear the page. */
  what: string;
  isLoading: boolean;
  skeleton: ReactNode;
  error: unknown;
  onRetry: () => void;
  children: ReactNode;
}

/** Loading, failure and content of one tab. */
export function ActivityPlace({ what, isLoading, skeleton, error, onRetry, children }: ActivityPlaceProps) {
  if (error) return <ErrorState title={`Couldn't load ${what}`} text={messageOf(error)} onRetry={onRetry} />;
  if (!isLoading) return children;
  return (
    <>
      <VisuallyHidden role="status">Loading {what}…</VisuallyHidden>
      {skeleton}
    </>
  );
}
