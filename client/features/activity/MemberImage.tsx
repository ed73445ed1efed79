import styled from "@emotion/styled";
import { memo } from "react";
import { Link } from "react-router-dom";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { usePostLink } from "#client/features/posts/card/usePostLink.ts";
import { graphql } from "#client/gql/gql.ts";
import { mediaPath } from "#client/lib/media/mediaPath.ts";
import { srcSets } from "#client/lib/media/pictureSources.ts";
import { pictureFill } from "#client/ui/layout/pictureFill.ts";

export const MemberImage_post = graphql(`
  fragment MemberImage_post on Post {
    id
    title
    media {
      id
      type
      url
      thumbnail
      alt
      sources {
        url
        width
        type
      }
    }
  }
`);

/** The picture of a post, as a square that links to the post; one that moves is still here. */
export const MemberImage = memo(function MemberImage(props: { post: FragmentType<typeof MemberImage_post> }) {
  const post = useFragmentData(MemberImage_post, props.post);
  const link = usePostLink(post.id);
  const image = post.media.find(({ type }) => type === "IMAGE");
  if (!image) return null;
  const title = post.title ? `Picture of the post ${post.title}` : "Picture of a post";
  return (
    <li>
      <Square {...link.props}>
        <picture>
          {srcSets(image.thumbnail ? [] : image.sources).map((source) => (
            <source key={source.type} {...source} sizes="(min-width: 768px) 220px, 33vw" />
          ))}
          <Picture
            src={mediaPath(image.thumbnail ?? image.url)}
            alt={image.alt?.trim() || title}
            loading="lazy"
            decoding="async"
          />
        </picture>
      </Square>
    </li>
  );
});

const Square = styled(Link)(({ theme }) => ({
  display: "block",
  aspectRatio: "1",
  overflow: "hidden",
  borderRadius: theme.radius.control,
  background: theme.color.bg.sunken,
}));
const Picture = styled.img(({ theme }) => ({
  ...pictureFill,
  transition: `transform ${theme.motion.base}`,
  "a:hover > picture > &": { transform: "scale(1.03)" },
}));
