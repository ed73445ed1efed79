import styled from "@emotion/styled";
import { useCallback, useId, useRef, useState } from "react";
import type { PointerEvent } from "react";
import { Button } from "#client/ui/controls/Button.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { Spinner } from "#client/ui/text/Spinner.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { cut, partOf, cropAt, positionOf, wholeCrop, within, ZOOM_MAX } from "./cropping.ts";
import type { Crop } from "./cropping.ts";
import { reportNoPicture } from "./profilePictures.ts";
import type { PictureKind } from "./profilePictures.ts";

export interface CropDialogProps {
  file: File;
  kind: PictureKind;
  onCut: (picture: Blob) => void;
  onClose: () => void;
}

/** The dialog that crops a picture for the profile: it is dragged and zoomed by hand, or set with sliders. */
export function CropDialog({ file, kind, onCut, onClose }: CropDialogProps) {
  // The dialog renders a moment after it is mounted, so the picture is set when its element mounts.
  const showFile = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [crop, setCrop] = useState<Crop>({ zoom: 1, x: 0, y: 0 });
  const last = useRef<{ x: number; y: number } | null>(null);
  const picture = { width: image?.naturalWidth ?? 1, height: image?.naturalHeight ?? 1 };
  const { aspect } = kind;
  const part = partOf(picture, aspect, crop);
  const position = positionOf(picture, aspect, crop);

  function handlePointerMove(event: PointerEvent<HTMLElement>) {
    const from = last.current;
    if (!from) return;
    const perPixel = part.width / event.currentTarget.getBoundingClientRect().width;
    last.current = { x: event.clientX, y: event.clientY };
    setCrop((known) =>
      within(picture, aspect, {
        ...known,
        x: known.x - (event.clientX - from.x) * perPixel,
        y: known.y - (event.clientY - from.y) * perPixel,
      }),
    );
  }

  async function handleApply() {
    if (!image) return;
    try {
      onCut(await cut(image, part, kind.largest));
    } catch {
      reportNoPicture();
      onClose();
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Crop your ${kind.name}`}
      footer={
        <Stack direction="row" gap={8} justify="flex-end">
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!image} onClick={() => void handleApply()}>
            Apply
          </Button>
        </Stack>
      }
    >
      <Stack gap={16}>
        <Frame
          data-kind={kind.name}
          style={{ aspectRatio: aspect }}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            last.current = { x: event.clientX, y: event.clientY };
          }}
          onPointerMove={handlePointerMove}
          onPointerUp={() => (last.current = null)}
          onPointerCancel={() => (last.current = null)}
          onWheel={(event) =>
            setCrop((known) => within(picture, aspect, { ...known, zoom: known.zoom * Math.exp(-event.deltaY / 500) }))
          }
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
            onLoad={(event) => {
              const loaded = event.currentTarget;
              setCrop(wholeCrop({ width: loaded.naturalWidth, height: loaded.naturalHeight }));
              setImage(loaded);
            }}
            onError={() => {
              reportNoPicture();
              onClose();
            }}
          />
        </Frame>
        <Text variant="meta" tone="tertiary" as="p">
          Drag the picture to move it, or use the sliders.
        </Text>
        <Sliders>
          <Slider
            label="Zoom"
            value={crop.zoom}
            min={1}
            max={ZOOM_MAX}
            disabled={!image}
            onValueChange={(zoom) => setCrop((known) => within(picture, aspect, { ...known, zoom }))}
          />
          <Slider
            label="Left to right"
            value={position.x}
            disabled={position.freeX < 1}
            onValueChange={(x) => setCrop((known) => cropAt(picture, aspect, known, { x }))}
          />
          <Slider
            label="Top to bottom"
            value={position.y}
            disabled={position.freeY < 1}
            onValueChange={(y) => setCrop((known) => cropAt(picture, aspect, known, { y }))}
          />
        </Sliders>
      </Stack>
    </Dialog>
  );
}

interface SliderProps {
  label: string;
  value: number;
  min?: number;
  max?: number;
  disabled: boolean;
  onValueChange: (value: number) => void;
}

function Slider({ label, value, min = 0, max = 1, disabled, onValueChange }: SliderProps) {
  const id = useId();
  return (
    <>
      <Text as="label" variant="ui" {...{ htmlFor: id }}>
        {label}
      </Text>
      <Range
        id={id}
        type="range"
        min={min}
        max={max}
        step={(max - min) / 100}
        value={value}
        disabled={disabled}
        aria-valuetext={`${Math.round(value * 100)}%`}
        onChange={(event) => onValueChange(Number(event.target.value))}
      />
    </>
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
const Sliders = styled.div(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: `${theme.space(8)} ${theme.space(16)}`,
}));
const Range = styled.input(({ theme }) => ({
  width: "100%",
  minHeight: 32,
  margin: 0,
  accentColor: theme.color.primary.solid,
  "@media (pointer: coarse)": { minHeight: 44 },
}));
