import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { Unsubscribe } from "#client/features/reach/Unsubscribe.tsx";

/** The page to which the link at the end of a mail leads. */
export function UnsubscribePage() {
  const [search] = useSearchParams();
  const [link] = useState(() => ({
    member: search.get("member") ?? "",
    list: search.get("list") ?? "",
    signature: search.get("signature") ?? "",
  }));
  return <Unsubscribe link={link} />;
}
