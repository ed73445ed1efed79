import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useValueQuery } from "#client/apollo/useValueQuery.ts";
import { BondButton } from "#client/features/bonds/ties/BondButton.tsx";
import { PersonLink } from "#client/features/people/PersonLink.tsx";
import { profilePath } from "#client/features/people/profilePath.ts";
import { graphql } from "#client/gql/gql.ts";
import { formatDate } from "#client/lib/text/dates.ts";
import { truncateWords } from "#client/lib/text/text.ts";
import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { SideCard } from "#client/ui/layout/SideCard.tsx";
import { Text } from "#client/ui/text/Text.tsx";

/** The posts that are loaded: one of them may be the post that is open. */
const POSTS = 4;
/** A post without a title is named by its first words. */
const WORDS = 10;

const PostAuthor = graphql(`
  query PostAuthor($id: ID!, $first: Int!) {
    post(id: $id) {
      id
      author {
        id
        name
        username
        bio
        ...Person_person
        ...BondButton_user
        posts(first: $first) {
          edges {
            node {
              id
              title
              content
              createdAt
            }
          }
        }
      }
    }
  }
`);

interface AuthorCardProps {
  postId: string;
  /** What is under it; it waits for the card, which would move it. */
  children: ReactNode;
}

/** The author of a post and more of what they wrote, beside the post. */
export function AuthorCard({ postId, children }: AuthorCardProps) {
  const query = useValueQuery(PostAuthor, {
    variables: { id: postId, first: POSTS },
    refetchOn: false,
    value: (data) => data.post,
  });
  const author = query.value?.author;
  if (query.state === "waiting") return null;
  if (!author) return children;
  const others = author.posts.edges.map(({ node }) => node).filter(({ id }) => id !== postId);
  return (
    <>
      <SideCard title="About the author">
        <PersonLink person={author} />
        {author.bio && (
          <Text as="p" variant="bodySm" tone="secondary" dir="auto">
            {author.bio}
          </Text>
        )}
        <div>
          <BondButton user={author} size="sm" />
        </div>
      </SideCard>
      {others.length > 0 && (
        <SideCard title="More by this author">
          <List>
            {others.slice(0, POSTS - 1).map(({ id, title, content, createdAt }) => (
              <li key={id}>
                <Title to={`/post/${id}`} dir="auto">
                  {title || truncateWords(content, WORDS).text || "A picture"}
                </Title>
                <Text as="div" variant="meta" tone="tertiary">
                  {formatDate(createdAt)}
                </Text>
              </li>
            ))}
          </List>
          <Text variant="bodySm">
            <TextLink to={`${profilePath(author.username)}/posts`}>All posts</TextLink>
          </Text>
        </SideCard>
      )}
      {children}
    </>
  );
}

const List = styled.ul(({ theme }) => ({ display: "grid", gap: theme.space(12) }));
const Title = styled(Link)(({ theme }) => ({
  ...theme.type.bodySm,
  display: "block",
  fontWeight: 600,
  color: theme.color.text.primary,
  textDecoration: "none",
  overflowWrap: "anywhere",
  "&:hover": { textDecoration: "underline", textDecorationThickness: "from-font" },
}));
