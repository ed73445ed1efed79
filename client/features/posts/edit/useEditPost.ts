import { useMutation, useQuery } from "@apollo/client/react";
import { graphql } from "#client/gql/gql.ts";
import type { EditPostQuery, Visibility } from "#client/gql/graphql.ts";
import { hashtagsOf } from "#server/features/posts/facets/facets.rules";

const EditPost = graphql(`
  query EditPost($id: ID!) {
    post(id: $id) {
      id
      title
      content
      category
      tags
      visibility
      media {
        id
      }
    }
  }
`);

const UpdatePost = graphql(`
  mutation UpdatePost($id: ID!, $input: UpdatePostInput!) {
    updatePost(id: $id, input: $input) {
      id
      category
      ...PostCard_post
    }
  }
`);

/** What an author can change. */
export interface Editable {
  title: string;
  content: string;
  category: string;
  /** Those beside the text; those in it follow the text. */
  tags: readonly string[];
  visibility: Visibility;
}

/** A post as it is on the server now, for its author to change. */
export function useEditPost(id: string) {
  const { data, error, refetch } = useQuery(EditPost, { variables: { id }, fetchPolicy: "network-only" });
  const [mutate] = useMutation(UpdatePost);
  const post = data?.post;
  return {
    original: post ? editableOf(post) : null,
    hasMedia: (post?.media.length ?? 0) > 0,
    isGone: data !== undefined && !post,
    error: post ? null : (error ?? null),
    retry: () => void refetch().catch(() => {}),
    /** Saves all of it; what comes back changes every card that shows the post. */
    save: async ({ title, content, category, tags, visibility }: Editable): Promise<void> => {
      const words = content.trim();
      const input = {
        content: words,
        title: title.trim() || null,
        category: category || null,
        tags: [...new Set([...tags, ...hashtagsOf(words)])],
        visibility,
      };
      await mutate({ variables: { id, input } });
    },
  };
}

function editableOf(post: NonNullable<EditPostQuery["post"]>): Editable {
  const written = new Set(hashtagsOf(post.content));
  return {
    title: post.title ?? "",
    content: post.content,
    category: post.category ?? "",
    tags: post.tags.filter((tag) => !written.has(tag)),
    visibility: post.visibility,
  };
}
