import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useValueQuery } from "#client/apollo/useValueQuery.ts";
import { graphql } from "#client/gql/gql.ts";
import type { ExportState, MemberExportQuery } from "#client/gql/graphql.ts";

const MemberExport = graphql(`
  query MemberExport {
    viewer {
      export {
        id
        state
        progress
        size
        url
        createdAt
        expiresAt
      }
    }
  }
`);

const RequestExport = graphql(`
  mutation RequestExport($password: String!) {
    requestExport(password: $password) {
      id
    }
  }
`);

/** The newest copy of the member's data. */
export type MemberExport = NonNullable<NonNullable<MemberExportQuery["viewer"]>["export"]>;

/** How often the state is read, in milliseconds: the address of a file expires after some minutes. */
const POLL: Record<ExportState, number> = { PENDING: 2_000, READY: 5 * 60_000, FAILED: 0, EXPIRED: 0 };

/** Loads the newest copy of the member's data, and follows it while it is made. */
export function useExport() {
  const [state, setState] = useState<ExportState | null>(null);
  const loaded = useValueQuery(MemberExport, {
    variables: {},
    pollInterval: state ? POLL[state] : 0,
    skipPollAttempt: () => document.hidden,
    // There may be none, which is no missing answer.
    value: ({ viewer }) => viewer && { newest: viewer.export ?? null },
  });
  const current = loaded.value?.newest?.state ?? null;
  if (current !== state) setState(current);
  return loaded;
}

/** Returns the act that requests a copy. @throws an error when the server refuses it. */
export function useRequestExport() {
  const [request] = useMutation(RequestExport, { refetchQueries: [MemberExport], awaitRefetchQueries: true });
  return async (password: string): Promise<void> => void (await request({ variables: { password } }));
}
