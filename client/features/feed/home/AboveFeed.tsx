import { useImperativeHandle } from "react";
import type { ComponentProps } from "react";
import { NewPosts } from "#client/features/feed/arrivals/NewPosts.tsx";
import { PlaceStrip } from "#client/features/feed/places/PlaceStrip.tsx";
import type { LastPlace } from "#client/features/feed/tabs/reading.ts";

interface AboveFeedProps extends ComponentProps<typeof NewPosts> {
  /** Where the member may continue further down; null where that is not offered. */
  offer: LastPlace | null;
  /** Lets the tab begin with a post further down, or with the newest one again. */
  onBegin: (postId: string | undefined) => void;
}

/** What stands above the posts of a tab: its new posts, and the way to where the member was, or back from there. */
export function AboveFeed({ offer, onBegin, ref, ...tab }: AboveFeedProps) {
  const {
    list,
    visible,
    view: { from },
  } = tab;
  return (
    <>
      {from === undefined ? <NewPosts ref={ref} {...tab} /> : <FurtherDown ref={ref} onBegin={onBegin} />}
      {offer && <PlaceStrip {...{ place: offer, from, visible, list, onBegin }} />}
    </>
  );
}

/** Further down in the feed, what shows new posts begins with the newest ones again. */
function FurtherDown({ ref, onBegin }: Pick<AboveFeedProps, "ref" | "onBegin">) {
  useImperativeHandle(ref, () => ({ show: () => onBegin(undefined) }));
  return null;
}
