import { useQuery } from "@apollo/client/react";
import { graphql } from "#client/gql/gql.ts";
import { useDebounced } from "#client/lib/state/useDebounced.ts";
import { profilePath } from "#client/features/people/profilePath.ts";
import { tagPath } from "#client/features/search/core/searchPaths.ts";
import { SEARCH_MIN } from "#client/features/search/results/useSearch.ts";

const SearchSuggestionsQuery = graphql(`
  query SearchSuggestions($query: String!) {
    searchSuggestions(query: $query) {
      ideas {
        title {
          text
          ranges {
            start
            end
          }
        }
        post {
          id
          author {
            id
            name
          }
        }
      }
      people {
        title {
          text
          ranges {
            start
            end
          }
        }
        user {
          id
          name
          username
          avatar {
            url
            placeholder
          }
        }
      }
      tags {
        title {
          text
          ranges {
            start
            end
          }
        }
        tag {
          name
          postsCount
        }
      }
    }
  }
`);

/** Suggestions are loaded when typing has paused for this time, in milliseconds. */
const REST_MS = 150;

interface Passage {
  text: string;
  ranges: readonly { start: number; end: number }[];
}

/** A suggestion and its address. */
export type Suggestion = { key: string; to: string; title: Passage } & (
  | { kind: "idea"; authorName: string }
  | {
      kind: "person";
      id: string;
      username: string;
      name: string;
      avatar: { url: string; placeholder?: string | null } | null;
    }
  | { kind: "tag"; postsCount: number }
);

/** Loads the suggestions for a text. The earlier ones stay until the new ones are loaded. */
export function useSuggestions(words: string): readonly Suggestion[] {
  const query = useDebounced(words.trim(), REST_MS);
  const { data, previousData } = useQuery(SearchSuggestionsQuery, {
    variables: { query },
    skip: query.length < SEARCH_MIN,
  });
  const suggestions = query.length < SEARCH_MIN ? null : (data ?? previousData)?.searchSuggestions;
  if (!suggestions) return [];
  return [
    ...suggestions.ideas.flatMap(({ title, post }): Suggestion[] =>
      post
        ? [{ kind: "idea", key: `idea ${post.id}`, to: `/post/${post.id}`, title, authorName: post.author.name }]
        : [],
    ),
    ...suggestions.people.flatMap(({ title, user }): Suggestion[] =>
      user
        ? [
            {
              kind: "person",
              id: user.id,
              key: `person ${user.id}`,
              to: profilePath(user.username),
              title,
              username: user.username,
              name: user.name,
              avatar: user.avatar ?? null,
            },
          ]
        : [],
    ),
    ...suggestions.tags.flatMap(({ title, tag }): Suggestion[] =>
      tag ? [{ kind: "tag", key: `tag ${tag.name}`, to: tagPath(tag.name), title, postsCount: tag.postsCount }] : [],
    ),
  ];
}
