import styled from "@emotion/styled";
import { Link } from "react-router-dom";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { commentPath } from "#client/features/comments/core/commentPath.ts";
import { PersonLink } from "#client/features/people/PersonLink.tsx";
import { graphql } from "#client/gql/gql.ts";
import { formatDate } from "#client/lib/text/dates.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { FoundFoot, FoundRow, FoundTitle } from "./foundLook.ts";
import { Highlighted, type Passage } from "./Highlighted.tsx";

const FoundComment_comment = graphql(`
  fragment FoundComment_comment on Comment {
    id
    createdAt
    author {
      id
      ...Person_person
    }
  }
`);

interface FoundCommentProps {
  comment: FragmentType<typeof FoundComment_comment>;
  postId: string;
  /** The title of the idea that the comment is on. */
  title: Passage;
  /** The matching passage of the comment. */
  excerpt: Passage | null;
}

/** A comment in the results, under the idea that it is on. */
export function FoundComment({ postId, title, excerpt, ...props }: FoundCommentProps) {
  const comment = useFragmentData(FoundComment_comment, props.comment);
  return (
    <FoundRow>
      <FoundTitle dir="auto">
        <Link to={commentPath(postId, comment.id)}>{title.text}</Link>
      </FoundTitle>
      <Said>
        {excerpt && (
          <Text as="p" variant="bodySm" dir="auto">
            <Highlighted of={excerpt} />
          </Text>
        )}
        <FoundFoot>
          {comment.author && <PersonLink person={comment.author} size={32} />}
          <Text variant="meta" tone="tertiary">
            {formatDate(comment.createdAt)}
          </Text>
        </FoundFoot>
      </Said>
    </FoundRow>
  );
}

const Said = styled.div(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space(8),
  paddingInlineStart: theme.space(12),
  borderInlineStart: `2px solid ${theme.color.border.subtle}`,
}));
