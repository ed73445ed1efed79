import type { FragmentType } from "@apollo/client";
import styled from "@emotion/styled";
import { Link } from "react-router-dom";
import type { LinkProps } from "react-router-dom";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import { PersonLink } from "#client/features/profiles/PersonLink.tsx";
import { graphql } from "#client/gql/gql.ts";
import { formatDate, fullDate } from "#client/lib/dates.ts";
import { Text } from "#client/ui/Text.tsx";

export const PostByline_post = graphql(`
  fragment PostByline_post on Post {
    id
    createdAt
    author {
      id
      ...PersonLink_person
    }
  }
`);

interface PostBylineProps {
  post: FragmentType<typeof PostByline_post>;
  /** Makes the date lead to the post, where nothing else in a card does. */
  permalink?: Pick<LinkProps, "to" | "state" | "preventScrollReset"> | null;
}

/** Who wrote a post and when. */
export function PostByline(props: PostBylineProps) {
  const { author, createdAt } = useFragmentData(PostByline_post, props.post);
  const date = (
    <time dateTime={createdAt} title={fullDate(createdAt)}>
      {formatDate(createdAt)}
    </time>
  );
  return (
    <PersonLink person={author}>
      <Text as="div" variant="meta" tone="tertiary">
        {props.permalink ? <DateLink {...props.permalink}>{date}</DateLink> : date}
      </Text>
    </PersonLink>
  );
}

const DateLink = styled(Link)({
  color: "inherit",
  textDecoration: "none",
  "&:hover": { textDecoration: "underline" },
});
