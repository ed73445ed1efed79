import styled from "@emotion/styled";
import { type ReactNode, Suspense } from "react";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "@apollo/client";
import { graphql } from "#client/gql/gql.ts";
import { mediaPath } from "#client/lib/media/mediaPath.ts";
import { filling, frameOf, MediaFrame } from "./mediaFrame.ts";
import type { MediaShape } from "./mediaFrame.ts";
import { PostImage } from "./PostImage.tsx";
import { lazyPart } from "#client/ui/overlays/lazyPart.tsx";

/** Most posts have nothing that moves, so this code is loaded with the first that has. */
const PostVideo = lazyPart(async () => ({ default: (await import("./PostVideo.tsx")).PostVideo }));
const PostAnimation = lazyPart(async () => ({ default: (await import("./PostAnimation.tsx")).PostAnimation }));

const PostMedia_media = graphql(`
  fragment PostMedia_media on Media {
    id
    type
    width
    height
    animated
    thumbnail
    ...PostImage_media
    ...PostAnimation_media
    ...PostVideo_media
  }
`);

interface PostMediaProps {
  media: FragmentType<typeof PostMedia_media>;
  authorName: string;
  shape: MediaShape;
  /** True for the first posts of a page, whose pictures are visible at once. */
  isFirst?: boolean;
  /** Puts a picture into the control that opens it; a video has none. */
  opener?: (picture: ReactNode) => ReactNode;
}

const bare = (picture: ReactNode) => picture;

/** The media of a post in a card. */
export function PostMedia({ media: reference, authorName, shape, isFirst = false, opener = bare }: PostMediaProps) {
  const media = useFragmentData(PostMedia_media, reference);
  if (media.type === "IMAGE" && !media.animated)
    return opener(<PostImage image={media} authorName={authorName} shape={shape} isFirst={isFirst} />);
  const still = (
    <MediaFrame {...frameOf(media, shape)}>
      {media.thumbnail && (
        <Still src={mediaPath(media.thumbnail)} alt="" width={media.width} height={media.height} loading="lazy" />
      )}
    </MediaFrame>
  );
  return (
    <Suspense fallback={still}>
      {media.animated ? (
        <PostAnimation image={media} authorName={authorName} shape={shape} opener={opener} />
      ) : (
        <PostVideo video={media} authorName={authorName} shape={shape} />
      )}
    </Suspense>
  );
}

const Still = styled.img(filling);
