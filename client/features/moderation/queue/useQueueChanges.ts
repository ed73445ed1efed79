import { useApolloClient, useSubscription } from "@apollo/client/react";
import { useCallback, useState } from "react";
import { graphql } from "#client/gql/gql.ts";
import type { ReportKind } from "#client/gql/graphql.ts";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import { useReadAgain } from "#client/features/moderation/core/useReadAgain.ts";
import { isWanted } from "./queueSearch.ts";
import type { Listed, QueueSearch } from "./queueSearch.ts";

const ModerationQueueChanged = graphql(`
  subscription ModerationQueueChanged {
    moderationQueueChanged {
      kind
      subjectId
      case {
        ...ListedCase @unmask
        ...CaseRow_case
      }
    }
  }
`);

type Known = Listed & { kind: ReportKind; subjectId: string };

/**
 * Follows what others do while the queue is open: claims and decisions are in the list at once, new cases are counted
 * until they are wanted. Returns their number and a function that forgets it.
 */
export function useQueueChanges(search: QueueSearch, items: readonly Known[] | null) {
  const client = useApolloClient();
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());
  const readAgain = useReadAgain();
  const [known, setKnown] = useState(search);
  if (known !== search) {
    setKnown(search);
    setArrived(new Set());
  }
  useSubscription(ModerationQueueChanged, {
    ignoreResults: true,
    onData({ data: { data } }) {
      const change = data?.moderationQueueChanged;
      if (!change) return;
      void ignoreFailure(client.refetchQueries({ include: ["ModerationCounts"] }), "optional");
      const listed = items?.find(({ kind, subjectId }) => kind === change.kind && subjectId === change.subjectId);
      const { case: one } = change;
      if (one) {
        if (!listed && isWanted(one, search)) setArrived((before) => new Set(before).add(one.id));
      } else if (listed) void ignoreFailure(readAgain(listed.id), "optional");
    },
  });
  return { arrived: arrived.size, forgetArrived: useCallback(() => setArrived(new Set()), []) };
}
