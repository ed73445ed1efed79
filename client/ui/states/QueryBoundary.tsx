import type { ReactElement, ReactNode } from "react";
import type { LoadedValue } from "#client/lib/loaded.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { ErrorState } from "./ErrorState.tsx";

/** The failure: a title for the usual view, or a view of its own. */
export type Failure = string | ReactElement;

export interface QueryBoundaryProps<T> {
  query: LoadedValue<T>;
  /** A placeholder of the value while it is loading. */
  skeleton: ReactNode;
  failure: Failure;
  /** Renders the failure on a card of its own. */
  onCard?: boolean | undefined;
  children: (value: T) => ReactNode;
}

/** Renders one value of the server in each state of its loading. */
export function QueryBoundary<T>({ query, skeleton, children, ...words }: QueryBoundaryProps<T>) {
  if (query.state === "ready" && query.value !== null) return children(query.value);
  if (query.state !== "failed") return skeleton;
  return <LoadFailure of={query} {...words} />;
}

interface LoadFailureProps {
  of: { reason: string | null; retry: () => void };
  failure: Failure;
  onCard?: boolean | undefined;
}

/** The state of a value that could not be loaded. */
export function LoadFailure({ of: { reason, retry }, failure, onCard = false }: LoadFailureProps) {
  if (typeof failure !== "string") return failure;
  const view = <ErrorState title={failure} text={reason ?? undefined} onRetry={retry} />;
  return onCard ? <Card>{view}</Card> : view;
}
