import type { FragmentType } from "@apollo/client";
import styled from "@emotion/styled";
import { useId } from "react";
import { Link } from "react-router-dom";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import { useValueQuery } from "#client/apollo/useValueQuery.ts";
import { PostImage } from "#client/features/posts/media/PostImage.tsx";
import { usePostLink } from "#client/features/posts/card/usePostLink.ts";
import { graphql } from "#client/gql/gql.ts";
import { compactCount } from "#client/lib/text/numbers.ts";
import { truncateWords } from "#client/lib/text/text.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { Avatar } from "#client/ui/text/Avatar.tsx";
import { CategoryIcon } from "#client/ui/text/CategoryIcon.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Text } from "#client/ui/text/Text.tsx";

const LeadIdeasQuery = graphql(`
  query LeadIdeas {
    news {
      ideas {
        id
        ...LeadIdea_post
      }
    }
  }
`);

const LeadIdea_post = graphql(`
  fragment LeadIdea_post on Post {
    id
    title
    content
    category
    likesCount
    commentsCount
    author {
      id
      name
      avatar {
        url
        placeholder
      }
    }
    media {
      id
      type
      ...PostImage_media
    }
  }
`);

/** The words of a post that stand under its title, or in its place. */
const WORDS = 28;

/** The ideas that are liked and discussed most in these days: one with its picture, the others beside it. */
export function LeadIdeas() {
  const id = useId();
  const { value } = useValueQuery(LeadIdeasQuery, {
    variables: {},
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    refetchOn: false,
    value: ({ news }) => news?.ideas,
  });
  // Without an answer the page has the other parts.
  if (value?.length === 0) return null;
  const [lead, ...others] = value ?? [];
  return (
    <section aria-labelledby={id}>
      <Heading as="h2" variant="h2" id={id}>
        Top ideas
      </Heading>
      {lead ? (
        <Grid>
          <Idea post={lead} isLead />
          {others.map((post) => (
            <Idea key={post.id} post={post} />
          ))}
        </Grid>
      ) : (
        <div role="status" data-skeleton>
          <Skeleton height={420} radius={12} />
        </div>
      )}
    </section>
  );
}

interface IdeaProps {
  post: FragmentType<typeof LeadIdea_post>;
  isLead?: boolean;
}

function Idea({ post: reference, isLead = false }: IdeaProps) {
  const post = useFragmentData(LeadIdea_post, reference);
  const link = usePostLink(post.id);
  const { author, category, likesCount, commentsCount } = post;
  const picture = isLead ? post.media.find(({ type }) => type === "IMAGE") : undefined;
  const words = truncateWords(post.content, WORDS).text;
  return (
    <Frame as="article" data-lead={isLead || undefined}>
      {picture && <PostImage image={picture} authorName={author.name} shape="card" isFirst />}
      <Inside>
        {category && (
          <Category>
            <CategoryIcon category={category} aria-hidden /> {category}
          </Category>
        )}
        <Title as="h3" variant={isLead ? "h2" : "ui"}>
          <Link {...link.props} dir="auto">
            {post.title || words || "A post"}
          </Link>
        </Title>
        {isLead && post.title && (
          <Words as="p" variant="bodySm" tone="secondary" dir="auto">
            {words}
          </Words>
        )}
        <By>
          <Avatar name={author.name} image={author.avatar} size={24} />
          <span dir="auto">{author.name}</span>
          <span>{[counted(likesCount, "like"), counted(commentsCount, "comment")].filter(Boolean).join(", ")}</span>
        </By>
      </Inside>
    </Frame>
  );
}

const counted = (count: number, one: string) =>
  count === 0 ? "" : `${compactCount(count)} ${one}${count === 1 ? "" : "s"}`;

const Heading = styled(Text)(({ theme }) => ({
  paddingBlockEnd: theme.space(12),
  [theme.mq.belowSm]: { paddingInline: theme.space(16) },
}));
const Grid = styled.div(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space(16),
  [theme.mq.sm]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
}));
const Frame = styled(Card)(({ theme }) => ({
  position: "relative",
  display: "grid",
  alignContent: "start",
  padding: 0,
  overflow: "hidden",
  [theme.mq.belowSm]: { padding: 0 },
  "&[data-lead]": { gridColumn: "1 / -1" },
  "& > [data-shape]": { borderRadius: 0, "&::after": { display: "none" } },
  "&:hover": { background: theme.color.bg.hover },
}));
const Inside = styled.div(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space(8),
  padding: theme.space(16),
}));
const Category = styled.span(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space(6),
  color: theme.color.text.link,
  ...theme.type.micro,
  "& svg": { width: "0.875rem", height: "0.875rem" },
}));
// The whole card is the link.
const Title = styled(Text)(({ theme }) => ({
  overflowWrap: "anywhere",
  "& a": { color: theme.color.text.primary, textDecoration: "none" },
  "& a::after": { content: '""', position: "absolute", inset: 0, borderRadius: theme.radius.card },
  "& a:focus-visible": { outline: "none" },
  "& a:focus-visible::after": { outline: `2px solid ${theme.color.border.focus}`, outlineOffset: -2 },
}));
const Words = styled(Text)({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
  overflow: "hidden",
  overflowWrap: "anywhere",
});
const By = styled.p(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space(8),
  color: theme.color.text.secondary,
  ...theme.type.meta,
  overflowWrap: "anywhere",
}));
