import { Component } from "react";
import type { ReactNode } from "react";
import { ErrorState } from "#client/ui/states/ErrorState.tsx";

/** The outer error boundary: when the whole page fails, it replaces the whole page. */
export class AppErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorState
        title="Something went wrong"
        text="Your saved work is safe."
        onRetry={() => location.reload()}
        retryLabel="Reload"
      />
    );
  }
}
