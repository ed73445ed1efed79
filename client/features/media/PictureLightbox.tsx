import { useMayAutoplay } from "./autoplay.ts";
import { Lightbox, type LightboxProps } from "#client/ui/overlays/Lightbox.tsx";

/** Members' pictures in the size of the screen; a moving one begins to move where the settings and the system allow it. */
export function PictureLightbox(props: Omit<LightboxProps, "mayMove">) {
  return <Lightbox {...props} mayMove={useMayAutoplay()} />;
}
