import { lazyPart } from "#client/ui/overlays/lazyPart.tsx";

/** The overlay of a file that is dragged over the window; its code is loaded with the first such file. */
export const LazyDropOverlay = lazyPart(async () => ({ default: (await import("./DropOverlay.tsx")).DropOverlay }));
