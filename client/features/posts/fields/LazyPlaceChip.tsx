import { Suspense } from "react";
import type { ComponentProps } from "react";
import { lazyPart } from "#client/ui/overlays/lazyPart.tsx";
import type { PlaceChip } from "./PlaceChip.tsx";
import { placeText } from "./placeText.ts";

const Chip = lazyPart(async () => ({ default: (await import("./PlaceChip.tsx")).PlaceChip }));

/** The place of a post that is being written. Few posts have one, so its code is loaded with the first. */
export function LazyPlaceChip(props: ComponentProps<typeof PlaceChip>) {
  return (
    <Suspense fallback={placeText(props.place)}>
      <Chip {...props} />
    </Suspense>
  );
}
