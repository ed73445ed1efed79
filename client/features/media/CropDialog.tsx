import styled from "@emotion/styled";
import { useId } from "react";
import { Button } from "#client/ui/controls/Button.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { CropFrame } from "./CropFrame.tsx";
import { cut, ZOOM_MAX } from "./cropping.ts";
import { reportNoPicture } from "./profilePictures.ts";
import type { PictureKind } from "./profilePictures.ts";
import { useCrop } from "./useCrop.ts";

export interface CropDialogProps {
  file: File;
  kind: PictureKind;
  onCut: (picture: Blob) => void;
  onClose: () => void;
}

/** The dialog that crops a picture for the profile: it is dragged and zoomed by hand, or set with sliders. */
export function CropDialog({ file, kind, onCut, onClose }: CropDialogProps) {
  const cropping = useCrop(kind.aspect);
  const { image, position } = cropping;

  function handleFailure() {
    reportNoPicture(file);
    onClose();
  }

  async function handleApply() {
    if (!image) return;
    try {
      onCut(await cut(image, cropping.part, kind.largest));
    } catch {
      handleFailure();
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
        <CropFrame file={file} kind={kind} cropping={cropping} onFailed={handleFailure} />
        <Text variant="meta" tone="tertiary" as="p">
          Drag the picture to move it, or use the sliders.
        </Text>
        <Sliders>
          <Slider label="Zoom" value={cropping.zoom} min={1} max={ZOOM_MAX} onValueChange={cropping.zoomTo} />
          <Slider
            label="Left to right"
            value={position.x}
            disabled={position.freeX < 1}
            onValueChange={(x) => cropping.moveTo({ x })}
          />
          <Slider
            label="Top to bottom"
            value={position.y}
            disabled={position.freeY < 1}
            onValueChange={(y) => cropping.moveTo({ y })}
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
  disabled?: boolean;
  onValueChange: (value: number) => void;
}

function Slider({ label, value, min = 0, max = 1, disabled = false, onValueChange }: SliderProps) {
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
