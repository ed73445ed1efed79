import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { SUGGESTED_TAGS } from "#server/features/posts/posts.suggestions.rules";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import { graphql } from "#client/gql/gql.ts";
import type { Trigger } from "./completion.ts";

/** A member or a tag that may complete the word. */
export type Candidate =
  | {
      kind: "person";
      id: string;
      name: string;
      username: string;
      avatar: { url: string; placeholder: string | null } | null;
    }
  | { kind: "tag"; id: string; name: string; postsCount: number | null };

/**
 * The rows of the list; the number of characters from which on the server is searched, and how long the query must have
 * been stable (ms).
 */
const ROWS = 8;
const MIN_QUERY = 2;
const DELAY = 150;

const MentionablePeople = graphql(`
  query MentionablePeople($query: String!) {
    people(query: $query, first: 8) {
      edges {
        cursor
        node {
          id
          name
          username
          avatar {
            url
            placeholder
          }
        }
      }
    }
  }
`);

const UsableTags = graphql(`
  query UsableTags($query: String!) {
    tags(query: $query, first: 8) {
      name
      postsCount
    }
  }
`);

const MentionAuthor = graphql(`
  fragment MentionAuthor on User {
    id
    name
    username
    avatar {
      url
      placeholder
    }
  }
`);

/** Returns the candidates for a word. Cached ones appear at once; the server's answer replaces them. */
export function useCandidates(trigger: Trigger | null): Candidate[] {
  const client = useApolloClient();
  const [result, setResult] = useState<{ searchKey: string; candidates: Candidate[] } | null>(null);
  const sign = trigger?.sign;
  const query = trigger?.query.toLowerCase() ?? "";
  const searchKey = sign ? `${sign}${query}` : "";

  useEffect(() => {
    if (!sign) return undefined;
    let isOver = false;
    const show = (candidates: Candidate[]) => {
      if (!isOver) setResult({ searchKey: `${sign}${query}`, candidates: candidates.slice(0, ROWS) });
    };
    if (query.length < MIN_QUERY) show(sign === "#" ? suggestedTags(query) : knownPeople(client, query));
    const timer = setTimeout(() => {
      if (query.length < MIN_QUERY) return;
      // Completion is optional: a failure is not reported.
      const candidates = sign === "#" ? tagsLike(client, query) : peopleLike(client, query);
      void ignoreFailure(candidates.then(show), "optional");
    }, DELAY);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [client, sign, query]);

  // During the request, those candidates of the last answer that still match stay.
  if (!result || !searchKey) return [];
  if (result.searchKey === searchKey) return result.candidates;
  return searchKey.startsWith(result.searchKey) ? result.candidates.filter((one) => fits(one, query)) : [];
}

const fits = (candidate: Candidate, query: string) =>
  candidate.kind === "tag"
    ? candidate.name.startsWith(query)
    : [candidate.username, ...candidate.name.split(/\s+/)].some((word) => word.toLowerCase().startsWith(query));

const suggestedTags = (query: string): Candidate[] =>
  SUGGESTED_TAGS.filter((name) => name.startsWith(query)).map((name) => ({
    kind: "tag",
    id: name,
    name,
    postsCount: null,
  }));

/** Returns members whom the cache contains already. */
function knownPeople(client: ApolloClient, query: string): Candidate[] {
  const people: Candidate[] = [];
  for (const key of Object.keys(client.cache.extract() as object)) {
    if (!key.startsWith("User:")) continue;
    const person = client.cache.readFragment({ id: key, fragment: MentionAuthor });
    if (!person) continue;
    const candidate: Candidate = { kind: "person", ...pick(person) };
    if (fits(candidate, query)) people.push(candidate);
    if (people.length === ROWS) break;
  }
  return people;
}

async function peopleLike(client: ApolloClient, query: string): Promise<Candidate[]> {
  const { data } = await client.query({ query: MentionablePeople, variables: { query } });
  return (data?.people?.edges ?? []).map(({ node }) => ({ kind: "person", ...pick(node) }));
}

async function tagsLike(client: ApolloClient, query: string): Promise<Candidate[]> {
  const { data } = await client.query({ query: UsableTags, variables: { query } });
  return (data?.tags ?? []).map((tag) => ({ kind: "tag", id: tag.name, ...tag }));
}

interface Pickable {
  id: string;
  name: string;
  username: string;
  avatar?: { url: string; placeholder?: string | null } | null;
}

const pick = ({ id, name, username, avatar }: Pickable) => ({
  id,
  name,
  username,
  avatar: avatar ? { url: avatar.url, placeholder: avatar.placeholder ?? null } : null,
});
