import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { usePagedQuery } from "#client/apollo/usePagedQuery.ts";
import { useSearchWords } from "#client/lib/state/useSearchWords.ts";
import { graphql } from "#client/gql/gql.ts";
import type { AdminMemberState, MemberRole } from "#client/gql/graphql.ts";

const AdminMembersDocument = graphql(`
  query AdminMembers($query: String!, $role: MemberRole, $state: AdminMemberState, $first: Int!, $after: String) {
    adminMembers(query: $query, role: $role, state: $state, first: $first, after: $after) {
      totalCount
      edges {
        cursor
        node {
          id
          ...MemberRow_member
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const PAGE_SIZE = 20;
const ROLES: readonly MemberRole[] = ["MEMBER", "MODERATOR", "ADMIN"];
const STATES: readonly AdminMemberState[] = ["SUSPENDED", "UNVERIFIED", "LEAVING"];

/** Which members the list contains. It is part of the address. */
export interface MemberSearch {
  query: string;
  role: MemberRole | null;
  state: AdminMemberState | null;
}

const NOBODY_ELSE: MemberSearch = { query: "", role: null, state: null };

/** Reads the filters of the list from the address, and writes them there. */
export function useMemberSearch() {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const search = useMemo(() => searchIn(new URLSearchParams(address)), [address]);
  const change = (part: Partial<MemberSearch>) =>
    setParams(paramsOf({ ...search, ...part }), { preventScrollReset: true, replace: true });
  const { words, setWords } = useSearchWords(search.query, (query) => change({ query }));
  return {
    search,
    change,
    /** The text in the field, before typing has paused. */
    words,
    setWords,
    clear: () => {
      setWords("");
      change(NOBODY_ELSE);
    },
  };
}

function searchIn(params: URLSearchParams): MemberSearch {
  const named = <Word extends string>(name: string, words: readonly Word[]) =>
    words.find((word) => word.toLowerCase() === params.get(name)) ?? null;
  return { query: params.get("q") ?? "", role: named("role", ROLES), state: named("state", STATES) };
}

function paramsOf({ query, role, state }: MemberSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (query !== "") params.set("q", query);
  if (role) params.set("role", role.toLowerCase());
  if (state) params.set("state", state.toLowerCase());
  return params;
}

/** Loads members, those first who joined last. */
export function useMembers({ query, role, state }: MemberSearch) {
  return usePagedQuery(AdminMembersDocument, {
    variables: { query, first: PAGE_SIZE, ...(role && { role }), ...(state && { state }) },
    fetchPolicy: "cache-and-network",
    keepPrevious: "while-loading",
    connection: (data) => data.adminMembers,
  });
}
