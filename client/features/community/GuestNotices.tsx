import { useEffect, useState } from "react";
import { request } from "#client/apollo/request.ts";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import { Notices } from "./Notices.tsx";
import type { NoticesProps } from "./Notices.tsx";

/** What visitors should read now. They have no Apollo and no socket: it is read by REST, and again when they come back. */
export function GuestNotices() {
  const [notices, setNotices] = useState<NoticesProps | null>(null);
  useEffect(() => {
    const ending = new AbortController();
    const read = () => {
      if (document.visibilityState !== "visible") return;
      const reading = request("GET", "/community", undefined, ending.signal).then(({ community }) =>
        // The answer has the form that the API's description promises.
        setNotices(community as NoticesProps),
      );
      void ignoreFailure(reading, "optional");
    };
    read();
    document.addEventListener("visibilitychange", read, { signal: ending.signal });
    return () => ending.abort();
  }, []);
  return notices && <Notices announcement={notices.announcement} maintenance={notices.maintenance} />;
}
