import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";

/** The sessions in which the feed was open before. */
const opened = new WeakSet<object>();

/**
 * Returns whether the feed was opened again from what this page has stored: it is where it was, and may be old. A feed
 * that was requested ahead of its first rendering is neither.
 */
export function useIsReturn(isThere: boolean): boolean {
  const client = useApolloClient();
  const [isReturn] = useState(() => isThere && opened.has(client));
  useEffect(() => void opened.add(client), [client]);
  return isReturn;
}
