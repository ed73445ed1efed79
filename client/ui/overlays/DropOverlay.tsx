import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { ImagePlus } from "lucide-react";
import { createPortal } from "react-dom";

/** An overlay that explains what happens with a file that is dragged over the window. */
export function DropOverlay({ text }: { text: string }) {
  return createPortal(
    <Ground aria-hidden data-drop-overlay>
      <ImagePlus size="1.75rem" strokeWidth={1.75} />
      {text}
    </Ground>,
    document.body,
  );
}

const fade = keyframes({ from: { opacity: 0 } });

const Ground = styled.div(({ theme }) => ({
  position: "fixed",
  inset: theme.space(8),
  zIndex: theme.z.toast,
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: theme.space(8),
  borderRadius: theme.radius.card,
  border: `2px dashed ${theme.color.primary.solid}`,
  background: `color-mix(in srgb, ${theme.color.bg.selected} 92%, transparent)`,
  color: theme.color.primary.tintText,
  ...theme.type.h2,
  pointerEvents: "none",
  animation: `${fade} ${theme.motion.fast}`,
}));
