import styled from "@emotion/styled";
import { Pause, Play } from "lucide-react";
import type { ReactNode } from "react";

interface PlayButtonProps {
  /** What plays. */
  name: string;
  isPlaying: boolean;
  onToggle: () => void;
  /** More text beside the icon. */
  children?: ReactNode;
}

/** The button on a video or moving picture that stops and starts it. */
export function PlayButton({ name, isPlaying, onToggle, children }: PlayButtonProps) {
  return (
    <Toggle type="button" aria-label={isPlaying ? `Pause: ${name}` : `Play: ${name}`} onClick={onToggle}>
      {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
      {children}
    </Toggle>
  );
}

/** The text is readable on any picture, whatever its colours and those of the page. */
export const onPicture = {
  position: "absolute",
  insetBlockEnd: 12,
  insetInlineStart: 12,
  zIndex: 1,
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 6,
  minWidth: 44,
  minHeight: 44,
  paddingInline: 12,
  border: "1px solid rgb(255 255 255 / 0.4)",
  borderRadius: 22,
  background: "rgb(12 18 16 / 0.72)",
  color: "#fff",
  fontVariantNumeric: "tabular-nums",
  "& svg": { width: "1.25rem", height: "1.25rem", strokeWidth: 1.75 },
} as const;

const Toggle = styled.button(({ theme }) => ({
  ...onPicture,
  ...theme.type.meta,
  cursor: "pointer",
  "&:hover": { background: "rgb(12 18 16 / 0.88)" },
}));
