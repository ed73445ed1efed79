import { useSubscription } from "@apollo/client/react";
import { useCallback, useEffect, useRef } from "react";
import { graphql } from "#client/gql/gql.ts";

const NotificationsMoved = graphql(`
  subscription NotificationsMoved {
    countersChanged {
      notifications
    }
  }
`);

/** Events within this time cause one request, in milliseconds. */
const AT_ONCE = 250;

/** Calls the listener when the member's notifications have changed, here or elsewhere. */
export function useMoved(onMoved: () => void): void {
  const latest = useRef(onMoved);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = onMoved;
  });
  const wake = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), AT_ONCE);
  }, []);
  useSubscription(NotificationsMoved, { ignoreResults: true, onData: wake });
  useEffect(() => () => clearTimeout(timer.current), []);
}
