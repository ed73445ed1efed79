import { useSubscription } from "@apollo/client/react";
import { useCallback, useEffect, useRef } from "react";
import { reconnection } from "#client/apollo/reconnection.ts";
import { graphql } from "#client/gql/gql.ts";

const NotificationsMoved = graphql(`
  subscription NotificationsMoved {
    countersChanged {
      notifications
    }
  }
`);

/** What happens within it is asked for once, in milliseconds. */
const AT_ONCE = 250;

/** Calls when what the member is told has changed in any way, here or elsewhere, or may have while nobody listened. */
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
  useEffect(() => {
    const stop = reconnection.subscribe(wake);
    return () => {
      stop();
      clearTimeout(timer.current);
    };
  }, [wake]);
}
