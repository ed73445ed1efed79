import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";

/** The target of the link past the feed: a feed grows as one scrolls, so its end cannot be reached by tabbing. */
export function AfterFeed() {
  return (
    // It is fixed to the window: focus must not scroll to the end of the feed, which would make it grow.
    <VisuallyHidden id="after-feed" tabIndex={-1} style={{ position: "fixed", top: 0 }}>
      End of the feed
    </VisuallyHidden>
  );
}
