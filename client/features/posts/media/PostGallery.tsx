import styled from "@emotion/styled";
import { useApolloClient } from "@apollo/client/react";
import { type ReactNode, useRef } from "react";
import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import { graphql } from "#client/gql/gql.ts";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import { mediaPath } from "#client/lib/media/mediaPath.ts";
import { srcSets } from "#client/lib/media/pictureSources.ts";
import { OnDemand } from "#client/ui/overlays/OnDemand.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { PostMedia } from "./PostMedia.tsx";
import { useLightbox } from "./useLightbox.ts";

const load = async () => (await import("#client/features/media/PictureLightbox.tsx")).PictureLightbox;
const prepare = () => void ignoreFailure(load(), "ahead");

const PostGallery_post = graphql(`
  fragment PostGallery_post on Post {
    id
    media {
      id
      type
      url
      alt
      width
      height
      animated
      thumbnail
      sources {
        url
        width
        type
      }
      ...PostMedia_media
    }
  }
`);

interface PostGalleryProps {
  post: FragmentType<typeof PostGallery_post>;
  authorName: string;
}

/** All pictures and videos of a post. A picture opens as large as the screen. */
export function PostGallery({ post, authorName }: PostGalleryProps) {
  const { media } = useFragmentData(PostGallery_post, post);
  const lightbox = useLightbox();
  const list = useRef<HTMLDivElement>(null);
  const client = useApolloClient();
  const requested = useRef("");
  if (media.length === 0) return null;
  const pictures = media
    .filter(({ type }) => type === "IMAGE")
    .map(({ id, url, alt, width, height, animated, thumbnail, sources }) => ({
      id,
      src: mediaPath(url),
      still: animated && thumbnail ? mediaPath(thumbnail) : null,
      sources: srcSets(sources),
      alt: alt?.trim() || `Picture by ${authorName}`,
      caption: alt?.trim() || null,
      width,
      height,
    }));
  const isOpen = pictures.some(({ id }) => id === lightbox.openId);

  /** Asks for the address of a picture again, once for each that has expired. */
  function renew(id: string) {
    const url = media.find((one) => one.id === id)?.url;
    if (!url || requested.current === url) return;
    requested.current = url;
    void ignoreFailure(
      import("./freshMedia.ts").then(({ freshUrl }) => freshUrl(client, id)),
      "optional",
    );
  }

  /** Moves the focus to the picture that was seen last. */
  function giveBackFocus(event: Event, lastId: string) {
    const opener = list.current?.querySelector<HTMLElement>(`[data-picture="${lastId}"]`);
    if (!opener) return;
    event.preventDefault();
    opener.focus({ preventScroll: true });
  }

  const openerOf = (id: string) => (picture: ReactNode) => (
    <Opener
      type="button"
      data-picture={id}
      aria-haspopup="dialog"
      title="Show the whole picture"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => lightbox.open(id)}
    >
      {picture}
    </Opener>
  );

  return (
    <Stack ref={list} gap={12}>
      {media.map((one) => (
        <PostMedia key={one.id} media={one} authorName={authorName} shape="whole" isFirst opener={openerOf(one.id)} />
      ))}
      {isOpen && lightbox.openId !== null && (
        <OnDemand load={load} onFailed={lightbox.close}>
          {(Lightbox) => (
            <Lightbox
              pictures={pictures}
              firstId={lightbox.openId ?? ""}
              onLost={({ id }) => renew(id)}
              onClose={lightbox.close}
              onCloseAutoFocus={giveBackFocus}
            />
          )}
        </OnDemand>
      )}
    </Stack>
  );
}

const Opener = styled.button(({ theme }) => ({
  display: "block",
  width: "100%",
  padding: 0,
  border: 0,
  borderRadius: theme.radius.control,
  background: "none",
  cursor: "zoom-in",
}));
