import styled from "@emotion/styled";
import { useEffect, useRef, useState } from "react";
import type { FollowChoiceProps } from "#client/features/feed/home/followChoice.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { FollowOffer } from "./FollowOffer.tsx";

/** Lets a new member choose tags, people and groups, or skip that. What they choose is followed at once. */
export function FollowChoice({ takesFocus, onEnd }: FollowChoiceProps) {
  const [hasFollowed, setFollowed] = useState(false);
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) frame.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Frame ref={frame} tabIndex={-1} aria-label="Choose what to follow">
      <Text variant="bodySm" tone="secondary">
        Choose what you want to read. It appears in Following, on this page, and you can change it at any time.
      </Text>
      <FollowOffer
        empty={
          <Text variant="bodySm" tone="secondary">
            There is nothing to suggest yet. Tags, people and groups appear in Explore as the community grows.
          </Text>
        }
        onFollowed={() => setFollowed(true)}
      />
      <Button variant={hasFollowed ? "primary" : "outline"} onClick={() => onEnd(hasFollowed)}>
        {hasFollowed ? "Done" : "Skip"}
      </Button>
    </Frame>
  );
}

const Frame = styled.section(({ theme }) => ({
  display: "grid",
  gap: theme.space(16),
  outline: "none",
  "& > button": { justifySelf: "end" },
}));
