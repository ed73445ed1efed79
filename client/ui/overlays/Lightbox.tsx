import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { ChevronLeft, ChevronRight, Pause, Play, X, ZoomIn, ZoomOut } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { useState } from "react";
import type { KeyboardEvent } from "react";
import { useZoom } from "./useZoom.ts";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";

interface Picture {
  id: string;
  src: string;
  /** The first frame of a picture that moves; null for any other. */
  still: string | null;
  sources: readonly { type: string; srcSet: string }[];
  alt: string;
  /** The caption under the picture. */
  caption: string | null;
  width: number;
  height: number;
}

export interface LightboxProps {
  pictures: readonly Picture[];
  /** The picture with which it opens. */
  firstId: string;
  /** Whether a moving picture begins to move by itself. */
  mayMove: boolean;
  /** A picture could not be loaded: its address may have expired. */
  onLost?: (picture: Picture) => void;
  onClose: () => void;
  /** Receives the picture that was seen last, to move the focus to it. */
  onCloseAutoFocus: (event: Event, lastId: string) => void;
}

/**
 * A picture in the size of the screen: Escape closes, arrows change the picture, two fingers, the wheel, + and - zoom.
 */
export function Lightbox({ pictures, firstId, mayMove, onLost, onClose, onCloseAutoFocus }: LightboxProps) {
  const [id, setId] = useState(firstId);
  const [motion, setMotion] = useState<boolean | null>(null);
  const isMoving = motion ?? mayMove;
  const { zoom, reset, handleKey, toggle, stage } = useZoom();
  const at = Math.max(
    0,
    pictures.findIndex((one) => one.id === id),
  );
  const picture = pictures[at];

  function go(step: 1 | -1) {
    const next = pictures[at + step];
    if (!next) return;
    reset();
    setId(next.id);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === "ArrowRight") go(1);
    else if (event.key === "ArrowLeft") go(-1);
    else if (event.key === "Escape") onClose();
    else if (!handleKey(event)) return;
    event.preventDefault();
  }

  if (!picture) return null;
  // Of a picture that moves there is one size.
  const sources = picture.still === null ? picture.sources : [];
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Ground
          aria-describedby={undefined}
          onKeyDown={handleKeyDown}
          onCloseAutoFocus={(event) => onCloseAutoFocus(event, picture.id)}
        >
          <VisuallyHidden>
            <Radix.Title>Picture</Radix.Title>
          </VisuallyHidden>
          {/* Buttons and keys offer everything that the gestures here do. */}
          <Stage {...stage} data-zoomed={zoom.scale > 1}>
            <picture key={picture.id}>
              {sources.map((source) => (
                <source key={source.type} {...source} sizes={zoom.scale > 1 ? "200vw" : "100vw"} />
              ))}
              <ZoomedImage
                src={picture.still !== null && !isMoving ? picture.still : picture.src}
                alt={picture.alt}
                width={picture.width}
                height={picture.height}
                draggable={false}
                onError={() => onLost?.(picture)}
                style={{
                  maxWidth: picture.width,
                  maxHeight: picture.height,
                  transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`,
                }}
              />
            </picture>
          </Stage>
          {picture.caption && <Caption dir="auto">{picture.caption}</Caption>}
          <Tools>
            {picture.still !== null && (
              <Tool type="button" aria-label={isMoving ? "Pause" : "Play"} onClick={() => setMotion(!isMoving)}>
                {isMoving ? <Pause aria-hidden /> : <Play aria-hidden />}
              </Tool>
            )}
            <Tool
              type="button"
              aria-label={zoom.scale > 1 ? "Zoom out" : "Zoom in"}
              aria-keyshortcuts="+ -"
              onClick={toggle}
            >
              {zoom.scale > 1 ? <ZoomOut aria-hidden /> : <ZoomIn aria-hidden />}
            </Tool>
            <Radix.Close asChild>
              <Tool type="button" aria-label="Close">
                <X aria-hidden />
              </Tool>
            </Radix.Close>
          </Tools>
          {pictures.length > 1 && (
            <>
              <Step side="start" type="button" aria-label="Previous picture" disabled={at === 0} onClick={() => go(-1)}>
                <ChevronLeft aria-hidden />
              </Step>
              <Step
                side="end"
                type="button"
                aria-label="Next picture"
                disabled={at === pictures.length - 1}
                onClick={() => go(1)}
              >
                <ChevronRight aria-hidden />
              </Step>
              <VisuallyHidden role="status">{`Picture ${at + 1} of ${pictures.length}`}</VisuallyHidden>
            </>
          )}
        </Ground>
      </Radix.Portal>
    </Radix.Root>
  );
}

const fade = keyframes({ from: { opacity: 0 } });

/** The ground is dark in both themes: pictures look best before black. */
const Ground = styled(Radix.Content)(({ theme }) => ({
  position: "fixed",
  inset: 0,
  zIndex: theme.z.dialog,
  display: "flex",
  flexDirection: "column",
  background: "rgb(10 14 12)",
  color: "#fff",
  outline: "none",
  "&[data-state=open]": { animation: `${fade} ${theme.motion.base}` },
}));
const Stage = styled.div({
  flex: 1,
  minHeight: 0,
  display: "grid",
  gridTemplateRows: "minmax(0, 1fr)",
  placeItems: "center",
  overflow: "hidden",
  cursor: "zoom-in",
  "& > picture": { display: "grid", placeItems: "center", width: "100%", height: "100%", minHeight: 0 },
  touchAction: "none",
  userSelect: "none",
  "&[data-zoomed=true]": { cursor: "grab" },
  "&[data-zoomed=true]:active": { cursor: "grabbing" },
});
const ZoomedImage = styled.img({ display: "block", width: "100%", height: "100%", objectFit: "contain" });
const Caption = styled.p(({ theme }) => ({
  flexShrink: 0,
  maxHeight: "30dvh",
  overflowY: "auto",
  padding: `${theme.space(12)} ${theme.space(20)}`,
  paddingBottom: `max(${theme.space(16)}, env(safe-area-inset-bottom))`,
  textAlign: "center",
  ...theme.type.bodySm,
  color: "rgb(255 255 255 / 0.92)",
}));
const Tools = styled.div(({ theme }) => ({
  position: "absolute",
  insetBlockStart: `max(${theme.space(12)}, env(safe-area-inset-top))`,
  insetInlineEnd: theme.space(12),
  display: "flex",
  gap: theme.space(8),
}));
const Tool = styled.button({
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  padding: 0,
  border: "1px solid rgb(255 255 255 / 0.28)",
  borderRadius: 22,
  background: "rgb(10 14 12 / 0.72)",
  color: "#fff",
  cursor: "pointer",
  "&:hover": { background: "rgb(60 68 64 / 0.9)" },
  "&:focus-visible": { outline: "2px solid #fff", outlineOffset: 2 },
  "&:disabled": { visibility: "hidden" },
  "& svg": { width: "1.25rem", height: "1.25rem", strokeWidth: 1.75 },
});
const Step = styled(Tool)<{ side: "start" | "end" }>(({ side }) => ({
  position: "absolute",
  insetBlock: 0,
  marginBlock: "auto",
  ...(side === "start" ? { insetInlineStart: 12 } : { insetInlineEnd: 12 }),
}));
