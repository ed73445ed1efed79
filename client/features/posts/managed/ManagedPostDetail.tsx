import { useValueQuery } from "#client/apollo/useValueQuery.ts";
import { graphql } from "#client/gql/gql.ts";
import { ManagedPostButton } from "./ManagedPostButton.tsx";
import { ManagedPostMarks } from "./ManagedPostMarks.tsx";

const ManagedPostQuery = graphql(`
  query ManagedPost($id: ID!) {
    post(id: $id) {
      id
      pinned
      commentsClosed
      group {
        id
        canManage
      }
    }
  }
`);

const useManaged = (id: string) =>
  useValueQuery(ManagedPostQuery, { variables: { id }, value: ({ post }) => post }).value;

/** The line above a post of a group, where the post is opened. Without an answer there is none. */
export function ManagedPostDetail({ postId }: { postId: string }) {
  const post = useManaged(postId);
  return post ? <ManagedPostMarks post={post} /> : null;
}

interface ManagedDetailMenuProps {
  postId: string;
  onRemoved?: (() => void) | undefined;
}

/** The button of owners and admins on a post of their group, where the post is opened. */
export function ManagedDetailMenu({ postId, onRemoved }: ManagedDetailMenuProps) {
  const post = useManaged(postId);
  if (!post?.group?.canManage) return null;
  return <ManagedPostButton post={post} groupId={post.group.id} onRemoved={onRemoved} />;
}
