/** The part of a picture that stays: its zoom and its centre, in pixels of the picture. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Part extends Size {
  x: number;
  y: number;
}

/** The largest zoom. */
export const ZOOM_MAX = 4;

/** Returns the largest part of a picture in its new shape, around the centre. */
export function wholeCrop({ width, height }: Size): Crop {
  return { zoom: 1, x: width / 2, y: height / 2 };
}

/** Returns the size of the part that stays at a zoom. `aspect` is its width divided by its height. */
function partSize(picture: Size, aspect: number, zoom: number): Size {
  const width = Math.min(picture.width, picture.height * aspect) / zoom;
  return { width, height: width / aspect };
}

/** Returns the nearest crop that has no edge outside the picture. */
export function within(picture: Size, aspect: number, crop: Crop): Crop {
  const zoom = clamp(crop.zoom, 1, ZOOM_MAX);
  const { width, height } = partSize(picture, aspect, zoom);
  return {
    zoom,
    x: clamp(crop.x, width / 2, picture.width - width / 2),
    y: clamp(crop.y, height / 2, picture.height - height / 2),
  };
}

/** Returns the part of the picture that a crop leaves. */
export function partOf(picture: Size, aspect: number, crop: Crop): Part {
  const { zoom, x, y } = within(picture, aspect, crop);
  const { width, height } = partSize(picture, aspect, zoom);
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/**
 * Returns the position of the centre in its range of movement, from 0 to 1 in each direction; 0.5 where it cannot move.
 */
export function positionOf(
  picture: Size,
  aspect: number,
  crop: Crop,
): { x: number; y: number; freeX: number; freeY: number } {
  const part = partOf(picture, aspect, crop);
  const freeX = picture.width - part.width;
  const freeY = picture.height - part.height;
  return { x: freeX > 0 ? part.x / freeX : 0.5, y: freeY > 0 ? part.y / freeY : 0.5, freeX, freeY };
}

/** Returns the crop whose part is at a position between 0 and 1 of its range of movement. */
export function cropAt(picture: Size, aspect: number, crop: Crop, at: { x?: number; y?: number }): Crop {
  const part = partOf(picture, aspect, crop);
  const { freeX, freeY } = positionOf(picture, aspect, crop);
  return within(picture, aspect, {
    zoom: crop.zoom,
    x: at.x === undefined ? crop.x : at.x * freeX + part.width / 2,
    y: at.y === undefined ? crop.y : at.y * freeY + part.height / 2,
  });
}

/** Crops a picture to a file, no larger than necessary. Rejects when the browser cannot render it. */
export async function cut(image: HTMLImageElement, part: Part, largest: number): Promise<Blob> {
  const scale = Math.min(1, largest / part.width);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(part.width * scale));
  canvas.height = Math.max(1, Math.round(part.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("There is no canvas to draw on");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    // A browser that cannot write WebP writes PNG instead, which the server accepts as well.
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture is empty"))), "image/webp", 0.92);
  });
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most));
