import styled from "@emotion/styled";
import { Link } from "react-router-dom";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { PersonLink } from "#client/features/people/PersonLink.tsx";
import { usePostLink } from "#client/features/posts/card/usePostLink.ts";
import { CARD_TAGS, PostTags } from "#client/features/posts/card/PostTags.tsx";
import { graphql } from "#client/gql/gql.ts";
import { formatDate } from "#client/lib/text/dates.ts";
import { compactCount } from "#client/lib/text/numbers.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { Highlighted } from "./Highlighted.tsx";
import { matchingTags } from "#client/features/search/core/matchingTags.ts";

const FoundIdea_post = graphql(`
  fragment FoundIdea_post on Post {
    id
    createdAt
    tags
    likesCount
    commentsCount
    author {
      id
      ...Person_person
    }
  }
`);

interface Passage {
  text: string;
  ranges: readonly { start: number; end: number }[];
}
interface FoundIdeaProps {
  post: FragmentType<typeof FoundIdea_post>;
  title: Passage;
  excerpt: Passage | null;
  /** The query of the search. */
  query: string;
}

/** An idea in the results: the matching excerpt and the author. */
export function FoundIdea({ title, excerpt, query, ...props }: FoundIdeaProps) {
  const post = useFragmentData(FoundIdea_post, props.post);
  const link = usePostLink(post.id);
  return (
    <Row>
      <Title dir="auto">
        <Link {...link.props}>
          <Highlighted of={title} />
        </Link>
      </Title>
      {excerpt && (
        <Text as="p" variant="bodySm" tone="secondary" dir="auto">
          <Highlighted of={excerpt} />
        </Text>
      )}
      <PostTags tags={post.tags} limit={CARD_TAGS} matched={matchingTags(query, post.tags)} />
      <Foot>
        <PersonLink person={post.author} size={32} />
        <Text variant="meta" tone="tertiary">
          {formatDate(post.createdAt)} · {counted(post.likesCount, "like")} · {counted(post.commentsCount, "comment")}
        </Text>
      </Foot>
    </Row>
  );
}

const counted = (count: number, word: string) => `${compactCount(count)} ${count === 1 ? word : `${word}s`}`;

const Row = styled.li(({ theme }) => ({
  display: "grid",
  // A long name is cut off; it does not widen the row.
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space(8),
  paddingBlock: theme.space(16),
  overflowWrap: "anywhere",
  "& + &": { borderTop: `1px solid ${theme.color.border.subtle}` },
}));
const Title = styled.h3(({ theme }) => ({
  ...theme.type.postTitle,
  "& a": { color: theme.color.text.primary, textDecoration: "none" },
  "& a:hover": { textDecoration: "underline" },
}));
const Foot = styled.div(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space(8),
}));
