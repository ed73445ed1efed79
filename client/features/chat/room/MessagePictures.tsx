import styled from "@emotion/styled";
import { type ReactNode, useRef, useState } from "react";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import { mediaPath } from "#client/lib/media/mediaPath.ts";
import { srcSets } from "#client/lib/media/pictureSources.ts";
import { OnDemand } from "#client/ui/overlays/OnDemand.tsx";
import type { MessageMedia } from "#client/features/chat/core/chatMessage.ts";
import { pictureFill } from "#client/ui/layout/pictureFill.ts";
import { MessageAnimation } from "./MessageAnimation.tsx";

const load = async () => (await import("#client/features/media/PictureLightbox.tsx")).PictureLightbox;
const prepare = () => void ignoreFailure(load(), "ahead");

interface MessagePicturesProps {
  media: readonly MessageMedia[];
  senderName: string;
  /** Requests new URLs after one has expired. */
  onExpired?: (() => void) | undefined;
}

/** The pictures of a message, in boxes of their own shape; each opens as large as the screen. */
export function MessagePictures({ media, senderName, onExpired }: MessagePicturesProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const requested = useRef(new Set<string>());
  const pictures = media.map(({ id, url, alt, width, height, animated, thumbnail, sources }) => ({
    id,
    src: mediaPath(url),
    still: animated && thumbnail ? mediaPath(thumbnail) : null,
    sources: srcSets(sources),
    alt: alt?.trim() || `Picture by ${senderName}`,
    caption: alt?.trim() || null,
    width,
    height,
  }));

  /** Requests new URLs once for each expired one. */
  function handleError(url: string) {
    if (requested.current.has(url)) return;
    requested.current.add(url);
    onExpired?.();
  }

  return (
    <Grid ref={list} data-many={media.length > 1 || undefined}>
      {pictures.map(({ id, src, still, alt, width, height, sources }) => {
        const opener = (content: ReactNode) => (
          <Opener
            key={id}
            type="button"
            aria-haspopup="dialog"
            data-picture={id}
            style={{ aspectRatio: `${width} / ${height}` }}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => setOpenId(id)}
          >
            {content}
          </Opener>
        );
        const onError = () => handleError(src);
        if (still !== null)
          return (
            <MessageAnimation key={id} picture={{ src, still, alt, width, height }} opener={opener} onError={onError} />
          );
        return opener(
          <picture>
            {sources.map((source) => (
              <source key={source.type} {...source} sizes="280px" />
            ))}
            <img src={src} alt={alt} width={width} height={height} decoding="async" onError={onError} />
          </picture>,
        );
      })}
      {openId !== null && (
        <OnDemand load={load} onFailed={() => setOpenId(null)}>
          {(Lightbox) => (
            <Lightbox
              pictures={pictures}
              firstId={openId}
              onLost={({ src }) => handleError(src)}
              onClose={() => setOpenId(null)}
              onCloseAutoFocus={(event, lastId) => {
                const opener = list.current?.querySelector<HTMLElement>(`[data-picture="${lastId}"]`);
                if (!opener) return;
                event.preventDefault();
                opener.focus({ preventScroll: true });
              }}
            />
          )}
        </OnDemand>
      )}
    </Grid>
  );
}

const Grid = styled.div(({ theme }) => ({
  display: "grid",
  gap: theme.space(4),
  width: "min(280px, 60vw)",
  "&[data-many]": { gridTemplateColumns: "1fr 1fr" },
}));
const Opener = styled.button(({ theme }) => ({
  display: "block",
  width: "100%",
  maxHeight: 320,
  padding: 0,
  border: 0,
  borderRadius: theme.radius.control,
  overflow: "hidden",
  background: theme.color.bg.sunken,
  cursor: "zoom-in",
  "[data-many] &": { aspectRatio: "1 !important" },
  "& img": pictureFill,
  "& picture": { display: "block", width: "100%", height: "100%" },
}));
