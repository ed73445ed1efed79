import { useEffect } from "react";
import { useRouteError } from "react-router-dom";
import { ErrorState } from "#client/ui/states/ErrorState.tsx";

/** The error of a screen. The navigation around it stays. */
export function RouteFailure() {
  const error = useRouteError();
  useEffect(() => reportError(error), [error]);
  return (
    <ErrorState
      title="This page could not be shown"
      text="Nothing that you have saved is lost."
      onRetry={() => location.reload()}
    />
  );
}
