import styled from "@emotion/styled";
import { Bookmark } from "lucide-react";
import { Button } from "#client/ui/controls/Button.tsx";
import { ButtonLink } from "#client/ui/controls/ButtonLink.tsx";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";

interface NoBookmarksProps {
  /** Clears the filters; null without filters. */
  onClear: (() => void) | null;
}

/** The empty state of the bookmarks, or of a search without results. */
export function NoBookmarks({ onClear }: NoBookmarksProps) {
  if (onClear) {
    return (
      <EmptyState
        scene="shelf"
        title="Nothing matches"
        action={
          <Button variant="outline" onClick={onClear}>
            Clear
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      scene="shelf"
      title="No bookmarks yet."
      text={
        <>
          Tap <Sign aria-label="the bookmark" /> on a post to save it.
        </>
      }
      action={<ButtonLink to="/">Go to the feed</ButtonLink>}
    />
  );
}

const Sign = styled(Bookmark)({
  display: "inline-block",
  width: "1.1em",
  height: "1.1em",
  fill: "currentColor",
  verticalAlign: "-0.15em",
});
