import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";

/** Where the link past the feed leads: a feed grows as one goes through it, so its end is no place to tab to. */
export function AfterFeed() {
  return (
    // Fixed to the window: going there must not scroll to the end of the feed, which would make it grow.
    <VisuallyHidden id="after-feed" tabIndex={-1} style={{ position: "fixed", top: 0 }}>
      End of the feed
    </VisuallyHidden>
  );
}
