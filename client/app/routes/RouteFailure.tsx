import { useEffect } from "react";
import { useRouteError } from "react-router-dom";
import { isMissingCode } from "#client/lib/browser/loadAgain.ts";
import { ErrorState } from "#client/ui/states/ErrorState.tsx";
import { MissingPage } from "./MissingPage.tsx";

/** The error of a screen. The navigation around it stays. */
export function RouteFailure() {
  const error = useRouteError();
  const isMissing = isMissingCode(error);
  useEffect(() => {
    if (!isMissing) reportError(error);
  }, [error, isMissing]);
  if (isMissing) return <MissingPage />;
  return (
    <ErrorState
      title="This page could not be shown"
      text="Your saved work is safe."
      onRetry={() => location.reload()}
    />
  );
}
