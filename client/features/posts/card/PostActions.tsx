import styled from "@emotion/styled";
import { MessageCircle } from "lucide-react";
import type { ReactNode } from "react";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "@apollo/client";
import { graphql } from "#client/gql/gql.ts";
import { CountButton } from "#client/ui/controls/CountButton.tsx";
import { BookmarkButton } from "./BookmarkButton.tsx";
import { LikeButton } from "./LikeButton.tsx";

const PostActions_post = graphql(`
  fragment PostActions_post on Post {
    id
    commentsCount
    ...PostLike_post
    ...PostBookmark_post
  }
`);

interface PostActionsProps {
  post: FragmentType<typeof PostActions_post>;
  /** Leads to the composer of comments. */
  onComment: () => void;
  /** The menus of the post, at the end of the row. */
  children?: ReactNode;
}

/** Everything that can be done with a post, in one row, with the number of members who have done each. */
export function PostActions(props: PostActionsProps) {
  const post = useFragmentData(PostActions_post, props.post);
  return (
    <Frame>
      <Start>
        <LikeButton post={post} />
      </Start>
      <CountButton
        icon={MessageCircle}
        label="Comment"
        data-act="comment"
        count={post.commentsCount}
        unit={post.commentsCount === 1 ? "comment" : "comments"}
        onClick={props.onComment}
      />
      <End>
        <BookmarkButton post={post} />
        {props.children}
      </End>
    </Frame>
  );
}

const Frame = styled.div(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: theme.space(4),
  paddingBlockStart: theme.space(8),
  borderBlockStart: `1px solid ${theme.color.border.subtle}`,
}));

// Icons line up with the text above; the buttons reach a little further.
const Start = styled.span(({ theme }) => ({ display: "inline-flex", marginInlineStart: `-${theme.space(8)}` }));

const End = styled.span(({ theme }) => ({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  marginInlineStart: "auto",
  marginInlineEnd: `-${theme.space(8)}`,
}));
