import styled from "@emotion/styled";
import { useEffect, useRef } from "react";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";

/** A placeholder of a few bytes until a picture is loaded. It is rendered on a canvas, which the CSP allows. */
export function Thumbhash({ hash }: { hash: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    // A placeholder that cannot be decoded leaves the plain background.
    void ignoreFailure(
      draw(hash, () => (isGone ? null : canvas.current)),
      "optional",
    );
    return () => {
      isGone = true;
    };
  }, [hash]);
  return <Canvas ref={canvas} aria-hidden />;
}

/** Renders the placeholder. The decoder is a chunk of its own: pages without pictures never load it. */
async function draw(hash: string, target: () => HTMLCanvasElement | null): Promise<void> {
  const { thumbHashToRGBA } = await import("thumbhash");
  const { w, h, rgba } = thumbHashToRGBA(Uint8Array.from(atob(hash), (char) => char.charCodeAt(0)));
  const canvas = target();
  const context = canvas?.getContext("2d");
  if (!canvas || !context) return;
  canvas.width = w;
  canvas.height = h;
  context.putImageData(new ImageData(new Uint8ClampedArray(rgba), w, h), 0, 0);
}

const Canvas = styled.canvas({ position: "absolute", inset: 0, width: "100%", height: "100%" });
