import { useApolloClient } from "@apollo/client/react";
import styled from "@emotion/styled";
import { memo, useId, useState } from "react";
import type { HTMLAttributes, ReactNode, Ref } from "react";
import { Link } from "react-router-dom";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType, MaybeMasked } from "@apollo/client";
import { graphql } from "#client/gql/gql.ts";
import type { PostCard_PostFragment } from "#client/gql/graphql.ts";
import { hiddenHereOf } from "#client/features/bonds/hiding/hiddenHere.ts";
import { FacetText } from "#client/features/people/FacetText.tsx";
import { useSurfaceLink } from "#client/lib/browser/useSurfaceLink.ts";
import { useStore } from "#client/lib/state/Store.ts";
import { cutWords } from "#client/lib/text/facets.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { PostActions } from "./PostActions.tsx";
import { PostByline } from "./PostByline.tsx";
import { PostMedia } from "#client/features/posts/media/PostMedia.tsx";
import { PostMenus } from "./PostMenus.tsx";
import { CARD_TAGS, PostTags } from "./PostTags.tsx";
import { usePostLink } from "./usePostLink.ts";

/** The number of words that a card shows. */
const CARD_WORDS = 36;

export const PostCard_post = graphql(`
  fragment PostCard_post on Post {
    id
    title
    content
    facets {
      start
      end
      kind
      value
    }
    tags
    author {
      id
      name
    }
    media {
      id
      ...PostMedia_media
    }
    ...PostByline_post
    ...PostMenus_post
    ...PostActions_post
  }
`);

interface PostCardProps extends Omit<HTMLAttributes<HTMLElement>, "children"> {
  post: FragmentType<typeof PostCard_post>;
  /** True for the first posts of a page, whose pictures are visible at once. */
  isFirst?: boolean;
  /** A line above the post, e.g. why it is there. */
  above?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A post in a list: enough to decide whether to open it, and to like, bookmark or comment without opening it. */
export const PostCard = memo(function PostCard({ post: reference, isFirst = false, above, ...rest }: PostCardProps) {
  const post = useFragmentData(PostCard_post, reference);
  const steady = useSteady(post);
  const isHidden = useStore(hiddenHereOf(useApolloClient())).has(post.id);
  const link = usePostLink(post.id);
  const surface = useSurfaceLink(link.props.to, link.open);
  const titleId = useId();
  const textId = useId();

  if (isHidden) return null;
  return (
    <Frame
      data-first={isFirst || undefined}
      {...rest}
      data-post={post.id}
      data-author={post.author.id}
      aria-labelledby={titleId}
      aria-describedby={textId}
      {...surface}
    >
      <Inside>
        {above}
        <Content post={steady} isFirst={isFirst} titleId={titleId} textId={textId} />
        <PostActions post={post} onComment={() => link.open({ isCommenting: true })}>
          <PostMenus post={steady} />
        </PostActions>
      </Inside>
    </Frame>
  );
});

/** What of a post others change by the minute. Only the actions at the end of a card show it. */
const FIGURES: ReadonlySet<string> = new Set(["liked", "likesCount", "bookmarked", "bookmarksCount", "commentsCount"]);

/** Returns the same post as before while nothing but its figures is another: a like renders the actions alone again. */
function useSteady<T extends object>(post: T): T {
  const [steady, setSteady] = useState(post);
  const isSame = (key: string) => FIGURES.has(key) || Reflect.get(steady, key) === Reflect.get(post, key);
  if (steady === post || Object.keys(post).every(isSame)) return steady;
  setSteady(post);
  return post;
}

interface ContentProps {
  post: MaybeMasked<PostCard_PostFragment>;
  isFirst: boolean;
  titleId: string;
  textId: string;
}

/** What a card says. It is not rendered again when only the position of the card in its list or its figures change. */
const Content = memo(function Content({ post, isFirst, titleId, textId }: ContentProps) {
  const link = usePostLink(post.id);
  const text = cutWords(post.content, post.facets, CARD_WORDS);
  const name = post.author.name;
  const media = post.media[0];
  return (
    <>
      <PostByline post={post} permalink={!post.title && !text.isCut ? link.props : null} />
      {!post.title && <VisuallyHidden id={titleId}>Post by {name}</VisuallyHidden>}
      {(post.title || text.text) && (
        <Stack gap={6}>
          {post.title && (
            <Title id={titleId} dir="auto">
              <TitleLink {...link.props}>{post.title}</TitleLink>
            </Title>
          )}
          {text.text && (
            <Words id={textId} dir="auto" data-alone={!post.title || undefined}>
              <FacetText text={text.text} facets={text.facets} />
              {text.isCut && (
                <>
                  {" "}
                  <ReadMore {...link.props} aria-label={`Read more of ${post.title || `the post by ${name}`}`}>
                    Read more
                  </ReadMore>
                </>
              )}
            </Words>
          )}
        </Stack>
      )}
      <PostTags tags={unsaidTags(post.tags, text.facets)} limit={CARD_TAGS} />
      {media && (
        <Bleed>
          <PostMedia media={media} authorName={name} shape="card" isFirst={isFirst} />
        </Bleed>
      )}
    </>
  );
});

/** Leaves out the tags that stand in the text above, unless there are so many that the card counts them. */
function unsaidTags(tags: readonly string[], facets: readonly { kind: string; value: string }[]): readonly string[] {
  if (tags.length > CARD_TAGS) return tags;
  const said = new Set(facets.filter(({ kind }) => kind === "TAG").map(({ value }) => value.toLowerCase()));
  return tags.filter((tag) => !said.has(tag));
}

const Frame = styled.article(({ theme }) => ({
  containerType: "inline-size",
  containerName: "card",
  contentVisibility: "auto",
  containIntrinsicSize: "auto none auto var(--card-height, 26rem)",
  // A card that is in view at once has its own height from the start.
  "&[data-first]": { contentVisibility: "visible" },
  background: theme.color.bg.surface,
  borderBlock: `1px solid ${theme.color.border.default}`,
  cursor: "pointer",
  transition: `border-color ${theme.motion.fast}`,
  [theme.mq.sm]: { border: `1px solid ${theme.color.border.default}`, borderRadius: theme.radius.card },
  "@media (hover: hover)": { "&:hover": { borderColor: theme.color.border.control } },
}));

const Inside = styled.div(({ theme }) => ({
  "--side": theme.space(16),
  "@container card (min-width: 520px)": { "--side": theme.space(20) },
  display: "flex",
  flexDirection: "column",
  gap: theme.space(12),
  padding: `${theme.space(16)} var(--side) ${theme.space(8)}`,
}));

// A picture reaches from edge to edge of the card, and is line enough above the actions.
const Bleed = styled.div({
  marginInline: "calc(-1 * var(--side))",
  "& [data-shape]": { borderRadius: 0, "&::after": { borderInline: 0 } },
  "&& + *": { borderBlockStart: 0, paddingBlockStart: 0 },
});

const Title = styled.h2(({ theme }) => ({
  ...theme.type.postTitle,
  color: theme.color.text.primary,
  overflowWrap: "anywhere",
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
}));

const TitleLink = styled(Link)({
  color: "inherit",
  textDecoration: "none",
  "&:hover": { textDecoration: "underline", textDecorationThickness: "from-font" },
});

// The title reads first: the text under it is as large as anywhere, and quieter.
const Words = styled.p(({ theme }) => ({
  ...theme.type.body,
  color: theme.color.text.secondary,
  overflowWrap: "anywhere",
  "&[data-alone]": { color: theme.color.text.primary },
}));

const ReadMore = styled(Link)(({ theme }) => ({
  color: theme.color.text.link,
  fontWeight: 550,
  whiteSpace: "nowrap",
  textDecoration: "none",
  "&:hover": { textDecoration: "underline" },
}));
