import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { PlayButton } from "#client/features/media/PlayButton.tsx";
import { useMotion } from "#client/features/media/useMotion.ts";

interface MessageAnimationProps {
  picture: { src: string; still: string; alt: string; width: number; height: number };
  /** Puts the picture into the control that opens it; the button that stops it stays outside. */
  opener: (picture: ReactNode) => ReactNode;
  onError: () => void;
}

/** A moving picture of a message. Where nothing may move by itself it is still; a button always stops and starts it. */
export function MessageAnimation({ picture, opener, onError }: MessageAnimationProps) {
  const { src, still, alt, ...size } = picture;
  const { isMoving, toggle } = useMotion();
  return (
    <Positioned>
      {opener(<img src={isMoving ? src : still} alt={alt} {...size} decoding="async" onError={onError} />)}
      <PlayButton name={alt} isPlaying={isMoving} onToggle={toggle} />
    </Positioned>
  );
}

const Positioned = styled.div({ position: "relative" });
