import styled from "@emotion/styled";
import { useState } from "react";
import { ImageOff } from "lucide-react";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "@apollo/client";
import { graphql } from "#client/gql/gql.ts";
import { mediaPath } from "#client/lib/mediaPath.ts";
import { Thumbhash } from "./Thumbhash.tsx";

export const PostImage_media = graphql(`
  fragment PostImage_media on Media {
    id
    url
    alt
    width
    height
    placeholder
  }
`);

/** On a card a picture is between 16:9 and 4:5, so that no post takes the whole page. */
const WIDEST = 16 / 9;
const TALLEST = 4 / 5;

interface PostImageProps {
  image: FragmentType<typeof PostImage_media>;
  authorName: string;
  /** Cut to the card's range of shapes, or shown whole. */
  shape: "card" | "whole";
  /** True for the first posts of a page, whose pictures are seen at once. */
  isFirst?: boolean;
}

/** The picture of a post in a box of its own shape, so that nothing moves when it arrives. */
export function PostImage(props: PostImageProps) {
  const image = useFragmentData(PostImage_media, props.image);
  const [state, setState] = useState<"loading" | "shown" | "failed">("loading");
  const own = image.width / image.height;
  const ratio = props.shape === "card" ? Math.min(WIDEST, Math.max(TALLEST, own)) : own;
  const alt = image.alt?.trim() || `Picture by ${props.authorName}`;
  return (
    <Frame style={{ aspectRatio: ratio }} data-shape={props.shape}>
      {image.placeholder && state !== "shown" && <Thumbhash hash={image.placeholder} />}
      {state === "failed" ? (
        <Failure role="img" aria-label={`Image could not be loaded: ${alt}`}>
          <ImageOff aria-hidden size={20} strokeWidth={1.75} />
          <span aria-hidden>Image could not be loaded</span>
        </Failure>
      ) : (
        <Picture
          src={mediaPath(image.url)}
          alt={alt}
          width={image.width}
          height={image.height}
          loading={props.isFirst ? "eager" : "lazy"}
          fetchPriority={props.isFirst ? "high" : "auto"}
          decoding="async"
          onLoad={() => setState("shown")}
          onError={() => setState("failed")}
        />
      )}
    </Frame>
  );
}

const Frame = styled.div(({ theme }) => ({
  position: "relative",
  width: "100%",
  maxHeight: 560,
  overflow: "hidden",
  borderRadius: theme.radius.control,
  background: theme.color.bg.sunken,
  "&[data-shape=whole]": { maxHeight: "70dvh" },
  // A hairline, so that a picture as light or dark as the card still has an edge.
  "&::after": {
    content: '""',
    position: "absolute",
    inset: 0,
    border: `1px solid ${theme.color.border.subtle}`,
    borderRadius: "inherit",
    pointerEvents: "none",
  },
}));

const Picture = styled.img({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  objectFit: "cover",
  "[data-shape=whole] > &": { objectFit: "contain" },
});

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
