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
import { FoundFoot, FoundRow, FoundTitle } from "./foundLook.ts";
import { Highlighted, type Passage } from "./Highlighted.tsx";
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
    <FoundRow>
      <FoundTitle dir="auto">
        <Link {...link.props}>
          <Highlighted of={title} />
        </Link>
      </FoundTitle>
      {excerpt && (
        <Text as="p" variant="bodySm" tone="secondary" dir="auto">
          <Highlighted of={excerpt} />
        </Text>
      )}
      <PostTags tags={post.tags} limit={CARD_TAGS} matched={matchingTags(query, post.tags)} />
      <FoundFoot>
        <PersonLink person={post.author} size={32} />
        <Text variant="meta" tone="tertiary">
          {formatDate(post.createdAt)} · {counted(post.likesCount, "like")} · {counted(post.commentsCount, "comment")}
        </Text>
      </FoundFoot>
    </FoundRow>
  );
}

const counted = (count: number, word: string) => `${compactCount(count)} ${count === 1 ? word : `${word}s`}`;
