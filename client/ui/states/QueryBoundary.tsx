import { Component, Suspense } from "react";
import type { ReactNode } from "react";
import { ErrorState } from "./ErrorState.tsx";

export interface QueryBoundaryProps {
  /** Shown while the reading component waits. */
  loading: ReactNode;
  /** A title for the failure, or how to show it. */
  failure: string | ((error: unknown, retry: () => void) => ReactNode);
  /** Called before the children are tried again. */
  onRetry?: () => void;
  children: ReactNode;
}

/** Loading and failure around a component that reads, so that it knows only data and empty. */
export class QueryBoundary extends Component<QueryBoundaryProps, { failed: boolean; error: unknown }> {
  override state = { failed: false, error: null };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  private readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ failed: false, error: null });
  };

  override render() {
    const { loading, failure, children } = this.props;
    if (!this.state.failed) return <Suspense fallback={loading}>{children}</Suspense>;
    if (typeof failure === "function") return failure(this.state.error, this.retry);
    return <ErrorState title={failure} onRetry={this.retry} />;
  }
}
