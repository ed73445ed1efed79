import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { usePagedQuery } from "#client/apollo/usePagedQuery.ts";
import { LOG_PATH } from "#client/features/moderation/core/moderationPaths.ts";
import { graphql } from "#client/gql/gql.ts";
import type { StaffSubjectKind } from "#client/gql/graphql.ts";

const StaffLogDocument = graphql(`
  query StaffLog(
    $action: String
    $actorId: ID
    $subjectKind: StaffSubjectKind
    $subjectId: ID
    $first: Int!
    $after: String
  ) {
    moderationLog(
      action: $action
      actorId: $actorId
      subjectKind: $subjectKind
      subjectId: $subjectId
      first: $first
      after: $after
    ) {
      edges {
        cursor
        node {
          id
          ...LogEntry_entry
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
const KINDS: readonly StaffSubjectKind[] = [
  "POST",
  "COMMENT",
  "MESSAGE",
  "MEMBER",
  "GROUP",
  "COMMUNITY",
  "APPLICATION",
  "INVITATION",
];

/** Which acts the log shows. It is part of the address. */
export interface LogSearch {
  action: string | null;
  /** The id of who acted. */
  actorId: string | null;
  subject: { kind: StaffSubjectKind; id: string } | null;
}

/** Reads the filters of the log from the address, and writes them there. */
export function useLogSearch() {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const search = useMemo(() => searchIn(new URLSearchParams(address)), [address]);
  const change = (part: Partial<LogSearch>) =>
    setParams(paramsOf({ ...search, ...part }), { preventScrollReset: true });
  return { search, change };
}

function searchIn(params: URLSearchParams): LogSearch {
  const [, name = "", id = ""] = /^([a-z]+)-(\d+)$/.exec(params.get("about") ?? "") ?? [];
  const kind = KINDS.find((one) => one.toLowerCase() === name);
  return {
    action: params.get("action"),
    actorId: params.get("by"),
    subject: kind ? { kind, id } : null,
  };
}

/** The address of the log with these filters. */
export const logPath = (search: LogSearch): string => `${LOG_PATH}?${paramsOf(search).toString()}`;

function paramsOf({ action, actorId, subject }: LogSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (action) params.set("action", action);
  if (actorId) params.set("by", actorId);
  if (subject) params.set("about", `${subject.kind.toLowerCase()}-${subject.id}`);
  return params;
}

/** Loads what moderators and admins did, the newest first. */
export function useStaffLog({ action, actorId, subject }: LogSearch) {
  return usePagedQuery(StaffLogDocument, {
    variables: {
      first: PAGE_SIZE,
      ...(action && { action }),
      ...(actorId && { actorId }),
      ...(subject && { subjectKind: subject.kind, subjectId: subject.id }),
    },
    fetchPolicy: "cache-and-network",
    keepPrevious: "while-loading",
    connection: (data) => data.moderationLog,
  });
}
