import { useMutation } from "@apollo/client/react";
import { useValueQuery } from "#client/apollo/useValueQuery.ts";
import { graphql } from "#client/gql/gql.ts";
import type { EditPostQuery, Visibility } from "#client/gql/graphql.ts";
import { lookOf } from "#client/features/posts/fields/audience.ts";
import { isChosen } from "#client/features/posts/fields/isChosen.ts";
import { placeInput } from "#client/features/posts/fields/placeText.ts";
import type { Coordinates } from "#client/features/posts/fields/useLocation.ts";
import { ruleResolver } from "#client/lib/ruleResolver.ts";
import { hashtagsOf } from "#server/features/posts/facets/facets.hashtags.rules";

const EditPost = graphql(`
  query EditPost($id: ID!) {
    post(id: $id) {
      id
      title
      content
      category
      tags
      visibility
      location {
        lat
        lng
      }
      placeName
      group {
        id
      }
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

/** The fields that an author can change. */
export type Editable = {
  title: string;
  content: string;
  category: string;
  /** The tags besides those in the text, which follow the text. */
  tags: string[];
  visibility: Visibility;
  place: Coordinates | null;
};

/** The values of the fields before the post is loaded. */
export const NOTHING: Editable = { title: "", content: "", category: "", tags: [], visibility: "PUBLIC", place: null };

/** Validates the fields by the rule of the server. A post with a picture needs no text. */
export const editResolver = (hasMedia: boolean) =>
  ruleResolver(
    async () => (await import("#server/features/posts/posts.rules")).editedPost(hasMedia),
    ({ category, visibility, place, ...words }: Editable) => ({
      ...words,
      ...placeInput(place),
      category: category || null,
      visibility: isChosen(visibility) ? visibility.toLowerCase() : undefined,
    }),
  );

/** Loads a post without the cache, for its author to edit. */
export function useEditPost(id: string) {
  const query = useValueQuery(EditPost, { variables: { id }, fetchPolicy: "network-only", value: (data) => data });
  const [mutate] = useMutation(UpdatePost);
  return {
    query,
    /** Saves all fields; the answer updates every card that shows the post. */
    save: async ({ title, content, category, tags, visibility, place }: Editable): Promise<void> => {
      const words = content.trim();
      const input = {
        content: words,
        title: title.trim() || null,
        category: category || null,
        tags: [...new Set([...tags, ...hashtagsOf(words)])],
        ...(query.value?.post && choosesAudience(query.value.post) && { visibility }),
        ...placeInput(place),
      };
      await mutate({ variables: { id, input } });
    },
  };
}

/** Returns whether the author decides who can see a post: not in a group, and not when moderators hid it. */
export const choosesAudience = ({ group, visibility }: NonNullable<EditPostQuery["post"]>): boolean =>
  group === null && isChosen(visibility);

/** Returns the editable fields of a post. */
export function editableOf(post: NonNullable<EditPostQuery["post"]>): Editable {
  const written = new Set(hashtagsOf(post.content));
  return {
    title: post.title ?? "",
    content: post.content,
    category: post.category ?? "",
    tags: post.tags.filter((tag) => !written.has(tag)),
    visibility: post.visibility,
    place: post.location && { lat: post.location.lat, lng: post.location.lng, name: post.placeName ?? "" },
  };
}

/** Returns some fields as words, for the choice between two versions. */
export function wordsOfPost(post: Editable, names: readonly string[]): string {
  const words: Record<keyof Editable, string> = {
    title: `Title: ${post.title || "none"}`,
    content: post.content,
    category: `Category: ${post.category || "none"}`,
    tags: post.tags.map((tag) => `#${tag}`).join(" ") || "No tags",
    visibility: isChosen(post.visibility) ? lookOf({ visibility: post.visibility, group: null }).label : "",
    place: post.place ? `With a location ${post.place.name ?? ""}`.trim() : "Without a location",
  };
  return Object.entries(words)
    .filter(([name]) => names.includes(name))
    .map(([, line]) => line)
    .join("\n");
}
