import { EmptyState } from "#client/ui/states/EmptyState.tsx";

/** The state of a list of all notifications while there is none. */
export function NoNotifications() {
  return <EmptyState scene="envelope" title="Nothing yet" text="Likes, comments and requests will appear here." />;
}
