import styled from "@emotion/styled";
import { useState } from "react";
import { mediaPath } from "#client/lib/media/mediaPath.ts";
import { initials } from "#client/lib/text/text.ts";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";

export type AvatarSize = 24 | 32 | 44 | 64 | 112;

export interface AvatarProps {
  /** The name of the member; without a picture the avatar shows its initials. */
  name: string;
  image?: { url: string; placeholder?: string | null } | null | undefined;
  size?: AvatarSize;
  /** True for a member who was seen within the last 15 minutes. */
  online?: boolean;
}

/**
 * A member's picture. Its size is in pixels at the usual text size, and grows with the reader's text up to `GROWTH`
 * times. The name stands beside it, so screen readers skip the picture.
 */
export function Avatar({ name, image, size = 44, online = false }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const url = image ? mediaPath(image.url) : null;
  return (
    <Frame size={size} data-avatar>
      <Initials size={size} aria-hidden="true">
        {initials(name)}
        {url !== null && url !== broken && (
          <Picture
            src={url}
            alt=""
            width={size}
            height={size}
            loading="lazy"
            decoding="async"
            onError={() => setBroken(url)}
          />
        )}
      </Initials>
      {online && (
        <Dot size={size}>
          <VisuallyHidden>Online now</VisuallyHidden>
        </Dot>
      )}
    </Frame>
  );
}

interface Sized {
  size: AvatarSize;
}
/** Beyond this the words beside a face need the room more. */
const GROWTH = 1.4;
const grown = (pixels: number) => `min(${pixels / 16}rem, ${pixels * GROWTH}px)`;
const FONT: Record<AvatarSize, number> = { 24: 10, 32: 12, 44: 15, 64: 21, 112: 36 };

const Frame = styled.span<Sized>(({ size }) => ({
  position: "relative",
  display: "inline-block",
  flexShrink: 0,
  width: grown(size),
  height: grown(size),
}));
// This is no block, because a link around it would underline the initials.
const Initials = styled.span<Sized>(({ theme, size }) => ({
  position: "relative",
  display: "inline-grid",
  verticalAlign: "top",
  placeItems: "center",
  width: "100%",
  height: "100%",
  overflow: "hidden",
  borderRadius: theme.radius.avatar,
  background: theme.color.primary.tint,
  color: theme.color.primary.tintText,
  fontSize: grown(FONT[size]),
  lineHeight: 1,
  fontWeight: 650,
  fontStretch: "96%",
  userSelect: "none",
}));
// A picture of any shape fills the whole face: in a grid, its own shape would decide about its height.
const Picture = styled.img({ position: "absolute", inset: 0, width: "100%", height: "100%", objectFit: "cover" });
const Dot = styled.span<Sized>(({ theme, size }) => ({
  position: "absolute",
  right: -2,
  bottom: -2,
  width: size > 44 ? "1rem" : "0.75rem",
  height: size > 44 ? "1rem" : "0.75rem",
  borderRadius: theme.radius.pill,
  border: `2px solid ${theme.color.bg.surface}`,
  background: theme.color.online,
}));
