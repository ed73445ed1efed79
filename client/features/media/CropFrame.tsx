import styled from "@emotion/styled";
import { useCallback, useRef } from "react";
import type { PointerEvent } from "react";
import { Spinner } from "#client/ui/text/Spinner.tsx";
import type { PictureKind } from "./profilePictures.ts";
import type { Cropping } from "./useCrop.ts";

interface CropFrameProps {
  file: File;
  kind: PictureKind;
  cropping: Cropping;
  /** The browser cannot show the file. */
  onFailed: () => void;
}

/** The part of a picture that is cut out, in its shape. Dragging moves it, and the wheel zooms. */
export function CropFrame({ file, kind, cropping, onFailed }: CropFrameProps) {
  const { image, picture, part } = cropping;
  const last = useRef<{ x: number; y: number } | null>(null);
  // The dialog renders a moment after it is mounted, so the picture is set when its element mounts.
  const showFile = useCallback(
    (element: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );

  function handlePointerDown(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = { x: event.clientX, y: event.clientY };
  }

  function handlePointerMove(event: PointerEvent<HTMLElement>) {
    const from = last.current;
    if (!from) return;
    const perPixel = part.width / event.currentTarget.getBoundingClientRect().width;
    last.current = { x: event.clientX, y: event.clientY };
    cropping.moveBy((from.x - event.clientX) * perPixel, (from.y - event.clientY) * perPixel);
  }

  return (
    <Frame
      data-kind={kind.name}
      style={{ aspectRatio: kind.aspect }}
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onPointerUp={() => (last.current = null)}
      onPointerCancel={() => (last.current = null)}
      onWheel={(event) => cropping.zoomBy(Math.exp(-event.deltaY / 500))}
    >
      {!image && <Spinner />}
      <Picture
        ref={showFile}
        alt="What will be shown"
        draggable={false}
        data-ready={image !== null}
        style={{
          width: `${(picture.width / part.width) * 100}%`,
          height: `${(picture.height / part.height) * 100}%`,
          left: `${(-part.x / part.width) * 100}%`,
          top: `${(-part.y / part.height) * 100}%`,
        }}
        onLoad={(event) => cropping.begin(event.currentTarget)}
        onError={onFailed}
      />
    </Frame>
  );
}

const Frame = styled.div(({ theme }) => ({
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: "100%",
  overflow: "hidden",
  background: theme.color.bg.sunken,
  borderRadius: theme.radius.control,
  cursor: "grab",
  touchAction: "none",
  userSelect: "none",
  "&:active": { cursor: "grabbing" },
  "&[data-kind=photo]": { width: "min(100%, 320px)", marginInline: "auto", borderRadius: theme.radius.avatar },
}));
const Picture = styled.img({
  position: "absolute",
  maxWidth: "none",
  visibility: "hidden",
  pointerEvents: "none",
  "&[data-ready=true]": { visibility: "visible" },
});
