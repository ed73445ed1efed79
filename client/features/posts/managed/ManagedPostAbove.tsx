import { useFragment } from "@apollo/client/react";
import { use } from "react";
import { graphql } from "#client/gql/gql.ts";
import { ManagedGroup } from "./managedGroup.ts";
import { ManagedPostButton } from "./ManagedPostButton.tsx";
import { ManagedPostMarks } from "./ManagedPostMarks.tsx";

const ManagedPostAbove_post = graphql(`
  fragment ManagedPostAbove_post on Post {
    id
    pinned
    commentsClosed
  }
`);

/** The line above a post in the list of its group, whose query spreads the fragment. */
export function ManagedPostAbove({ post: { id } }: { post: { id: string } }) {
  const { complete, data } = useFragment({ fragment: ManagedPostAbove_post, from: { __typename: "Post", id } });
  return complete ? <ManagedPostMarks post={data} /> : null;
}

/** The button of owners and admins on a post in the list of their group. */
export function ManagedCardMenu({ postId }: { postId: string }) {
  const from = { __typename: "Post" as const, id: postId };
  const { complete, data } = useFragment({ fragment: ManagedPostAbove_post, from });
  const groupId = use(ManagedGroup);
  return complete && groupId !== null ? <ManagedPostButton post={data} groupId={groupId} /> : null;
}
