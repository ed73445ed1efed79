import styled from "@emotion/styled";
import { useState } from "react";
import { ImageOff } from "lucide-react";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "@apollo/client";
import { graphql } from "#client/gql/gql.ts";
import { mediaPath } from "#client/lib/media/mediaPath.ts";
import { srcSets } from "#client/lib/media/pictureSources.ts";
import { filling, frameOf, isNearlyWhite, MediaFrame } from "./mediaFrame.ts";
import type { MediaShape } from "./mediaFrame.ts";
import { Thumbhash } from "./Thumbhash.tsx";
import { useFreshUrl } from "./useFreshUrl.ts";

const PostImage_media = graphql(`
  fragment PostImage_media on Media {
    id
    url
    alt
    width
    height
    placeholder
    sources {
      url
      width
      type
    }
  }
`);

/** The width of a picture in each layout, so that the browser loads no larger file. */
const SIZES: Record<MediaShape, string> = {
  card: "(min-width: 704px) 648px, (min-width: 480px) calc(100vw - 34px), 100vw",
  whole: "(min-width: 768px) 680px, calc(100vw - 32px)",
};

interface PostImageProps {
  image: FragmentType<typeof PostImage_media>;
  authorName: string;
  /** Whether the picture is cropped to the card's range of shapes, or complete. */
  shape: MediaShape;
  /** True for the first posts of a page, whose pictures are visible at once. */
  isFirst?: boolean;
}

/** The picture of a post in a box of its own shape, so that nothing moves when it is loaded. */
export function PostImage(props: PostImageProps) {
  const image = useFragmentData(PostImage_media, props.image);
  const [state, setState] = useState<"loading" | "shown" | "failed">("loading");
  const handleError = useFreshUrl(image, () => setState("failed"));
  const alt = image.alt?.trim() || `Picture by ${props.authorName}`;
  const frame = frameOf(image, props.shape);
  // A tall picture on a card stands on its own colours.
  const isGround = frame["data-tall"] && props.shape === "card";
  return (
    <MediaFrame {...frame} data-bright={isNearlyWhite(image.placeholder) || undefined}>
      {image.placeholder && (state !== "shown" || isGround) && <Thumbhash hash={image.placeholder} />}
      {state === "failed" ? (
        <Failure role="img" aria-label={`Image could not be loaded: ${alt}`}>
          <ImageOff aria-hidden size="1.25rem" strokeWidth={1.75} />
          <span aria-hidden>Image could not be loaded</span>
        </Failure>
      ) : (
        <picture>
          {srcSets(image.sources).map((source) => (
            <source key={source.type} {...source} sizes={SIZES[props.shape]} />
          ))}
          <Picture
            src={mediaPath(image.url)}
            alt={alt}
            width={image.width}
            height={image.height}
            loading={props.isFirst ? "eager" : "lazy"}
            fetchPriority={props.isFirst ? "high" : "auto"}
            decoding="async"
            onLoad={() => setState("shown")}
            onError={handleError}
          />
        </picture>
      )}
    </MediaFrame>
  );
}

const Picture = styled.img(filling);

const Failure = styled.div(({ theme }) => ({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: theme.space(6),
  padding: theme.space(16),
  textAlign: "center",
  ...theme.type.meta,
  color: theme.color.text.secondary,
  background: theme.color.bg.sunken,
}));
