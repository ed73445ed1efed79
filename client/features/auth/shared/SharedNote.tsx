import styled from "@emotion/styled";
import { pictureFill } from "#client/ui/layout/pictureFill.ts";
import { Text } from "#client/ui/text/Text.tsx";
import type { SharedThing } from "./sharedThing.ts";

interface SharedNoteProps {
  shared: SharedThing;
  /** What the visitor has to do first. */
  todo: "Sign in" | "Create an account";
}

/** Says what the link led to that a visitor has followed, with its picture. */
export function SharedNote({ shared: { purpose, picture }, todo }: SharedNoteProps) {
  return (
    <Frame>
      {picture && (
        <Picture data-face={picture.isFace || undefined}>
          <img src={picture.src} alt={picture.alt} decoding="async" />
        </Picture>
      )}
      <Text dir="auto">
        {todo} to {purpose}
      </Text>
    </Frame>
  );
}

const Frame = styled.div(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: theme.space(12),
  overflowWrap: "anywhere",
}));
// Its size is reserved, so that nothing moves when it arrives.
const Picture = styled.span(({ theme }) => ({
  flexShrink: 0,
  width: "6rem",
  height: "4.5rem",
  borderRadius: theme.radius.control,
  overflow: "hidden",
  background: theme.color.bg.sunken,
  "& img": pictureFill,
  "&[data-face]": { width: "3.5rem", height: "3.5rem", borderRadius: theme.radius.avatar },
}));
