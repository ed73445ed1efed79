import styled from "@emotion/styled";
import { memo } from "react";
import { Heart } from "lucide-react";
import { Link } from "react-router-dom";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { commentPath } from "#client/features/comments/core/commentPath.ts";
import { FacetText } from "#client/features/people/FacetText.tsx";
import { graphql } from "#client/gql/gql.ts";
import { formatDate, fullDate } from "#client/lib/text/dates.ts";
import { cutWords } from "#client/lib/text/facets.ts";
import { compactCount } from "#client/lib/text/numbers.ts";
import { truncateWords } from "#client/lib/text/text.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";

export const MemberComment_comment = graphql(`
  fragment MemberComment_comment on Comment {
    id
    content
    facets {
      start
      end
      kind
      value
    }
    createdAt
    likesCount
    parentId
    post {
      id
      title
      content
      author {
        id
        name
      }
    }
  }
`);

/** The number of words of a comment, or of a post without a title, that a line shows. */
const COMMENT_WORDS = 48;
const POST_WORDS = 8;

/** A comment of a member with the post above it; the link opens the post at the comment. */
export const MemberComment = memo(function MemberComment(props: {
  comment: FragmentType<typeof MemberComment_comment>;
}) {
  const { id, post, likesCount, ...comment } = useFragmentData(MemberComment_comment, props.comment);
  const words = cutWords(comment.content, comment.facets, COMMENT_WORDS);
  const postName = post.title || truncateWords(post.content, POST_WORDS).text || `a post by ${post.author.name}`;
  return (
    <Row>
      <Text variant="meta" tone="tertiary" as="p">
        {comment.parentId === null ? "Commented on " : "Replied under "}
        <To to={commentPath(post.id, id)} state={{ isOver: true, isCommenting: false }} preventScrollReset dir="auto">
          {postName}
        </To>{" "}
        by {post.author.name} ·{" "}
        <time dateTime={comment.createdAt} title={fullDate(comment.createdAt)}>
          {formatDate(comment.createdAt)}
        </time>
      </Text>
      <Words variant="bodySm" dir="auto">
        <FacetText text={words.text} facets={words.facets} />
      </Words>
      {likesCount > 0 && (
        <Likes variant="meta" tone="tertiary">
          <Heart aria-hidden /> {compactCount(likesCount)}
          <VisuallyHidden>{likesCount === 1 ? "like" : "likes"}</VisuallyHidden>
        </Likes>
      )}
    </Row>
  );
});

const Row = styled.li(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space(4),
  paddingBlock: theme.space(12),
}));
const To = styled(Link)(({ theme }) => ({
  color: theme.color.text.link,
  fontWeight: 600,
  textDecoration: "none",
  "&:hover": { textDecoration: "underline" },
}));
const Words = styled(Text)({ whiteSpace: "pre-wrap" });
const Likes = styled(Text)(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space(4),
  "& > svg": { width: "0.875rem", height: "0.875rem" },
}));
