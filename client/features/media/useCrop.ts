import { useState } from "react";
import { cropAt, partOf, positionOf, wholeCrop, within } from "./cropping.ts";
import type { Crop } from "./cropping.ts";

/** A picture while it is cropped: which part of it is cut out, and how this part is moved and zoomed. */
export function useCrop(aspect: number) {
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [crop, setCrop] = useState<Crop>({ zoom: 1, x: 0, y: 0 });
  const picture = { width: image?.naturalWidth ?? 1, height: image?.naturalHeight ?? 1 };
  const change = (make: (before: Crop) => Crop) => setCrop((before) => within(picture, aspect, make(before)));

  return {
    /** The picture once it is loaded. */
    image,
    picture,
    zoom: crop.zoom,
    part: partOf(picture, aspect, crop),
    position: positionOf(picture, aspect, crop),
    begin(loaded: HTMLImageElement): void {
      setCrop(wholeCrop({ width: loaded.naturalWidth, height: loaded.naturalHeight }));
      setImage(loaded);
    },
    zoomTo: (zoom: number) => change((before) => ({ ...before, zoom })),
    zoomBy: (factor: number) => change((before) => ({ ...before, zoom: before.zoom * factor })),
    /** Moves the part, in pixels of the picture. */
    moveBy: (x: number, y: number) => change((before) => ({ ...before, x: before.x + x, y: before.y + y })),
    /** Moves the part to a place between 0 and 1 of its way. */
    moveTo: (at: { x?: number; y?: number }) => setCrop((before) => cropAt(picture, aspect, before, at)),
  };
}

export type Cropping = ReturnType<typeof useCrop>;
