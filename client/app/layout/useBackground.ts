import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import { whenIdle } from "#client/lib/browser/whenIdle.ts";

/** Starts the work in the background once the page is rendered. */
export function useBackground(): void {
  const client = useApolloClient();
  const { id } = useViewer();
  useEffect(() => {
    let isOver = false;
    let stop = () => {};
    const callOff = whenIdle(() => {
      const starting = import("./background.ts").then(({ startBackground }) => {
        if (!isOver) stop = startBackground(client, id);
      });
      // Without it, the page still works.
      void ignoreFailure(starting, "optional");
    });
    return () => {
      isOver = true;
      callOff();
      stop();
    };
  }, [client, id]);
}
