import styled from "@emotion/styled";
import { ImageOff } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "@apollo/client";
import { graphql } from "#client/gql/gql.ts";
import { onPicture, PlayButton } from "#client/features/media/PlayButton.tsx";
import { useMotion } from "#client/features/media/useMotion.ts";
import { mediaPath } from "#client/lib/media/mediaPath.ts";
import { filling, frameOf, MediaFrame } from "./mediaFrame.ts";
import type { MediaShape } from "./mediaFrame.ts";
import { useFreshUrl } from "./useFreshUrl.ts";

const PostAnimation_media = graphql(`
  fragment PostAnimation_media on Media {
    id
    url
    alt
    width
    height
    thumbnail
  }
`);

interface PostAnimationProps {
  image: FragmentType<typeof PostAnimation_media>;
  authorName: string;
  shape: MediaShape;
  /** Puts the picture into the control that opens it; the button that stops it stays outside. */
  opener: (picture: ReactNode) => ReactNode;
}

/** The moving picture of a post. Where nothing may move by itself it is still; a button always stops and starts it. */
export function PostAnimation(props: PostAnimationProps) {
  const image = useFragmentData(PostAnimation_media, props.image);
  const { isMoving, toggle } = useMotion();
  const [hasFailed, setFailed] = useState(false);
  const handleError = useFreshUrl(image, () => setFailed(true));
  const alt = image.alt?.trim() || `Picture by ${props.authorName}`;
  return (
    <Positioned>
      {props.opener(
        <MediaFrame {...frameOf(image, props.shape)}>
          <Picture
            src={mediaPath(isMoving ? image.url : (image.thumbnail ?? ""))}
            alt={alt}
            width={image.width}
            height={image.height}
            onError={handleError}
          />
        </MediaFrame>,
      )}
      {hasFailed ? (
        <Note role="status">
          <ImageOff aria-hidden /> Image could not be loaded
        </Note>
      ) : (
        <PlayButton name={alt} isPlaying={isMoving} onToggle={toggle} />
      )}
    </Positioned>
  );
}

const Positioned = styled.div({ position: "relative" });
const Picture = styled.img(filling);
const Note = styled.div(({ theme }) => ({ ...onPicture, ...theme.type.meta }));
