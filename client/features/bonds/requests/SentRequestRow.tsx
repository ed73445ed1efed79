import { useState } from "react";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { graphql } from "#client/gql/gql.ts";
import { formatDate, fullDate } from "#client/lib/text/dates.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { PersonRow } from "#client/features/people/PersonRow.tsx";
import { useBondActions } from "#client/features/bonds/core/useBondActions.ts";

const SentRequestRow_request = graphql(`
  fragment SentRequestRow_request on BondRequest {
    id
    requestedAt
    to {
      id
      name
      ...Person_person
    }
  }
`);

interface SentRequestRowProps {
  request: FragmentType<typeof SentRequestRow_request>;
  isLeaving: boolean;
  onWithdrawn: () => void;
}

/** A person to whom the member has sent a request, with a button that withdraws it. */
export function SentRequestRow({ isLeaving, onWithdrawn, ...props }: SentRequestRowProps) {
  const { to, requestedAt } = useFragmentData(SentRequestRow_request, props.request);
  const { withdraw } = useBondActions();
  const [isBusy, setBusy] = useState(false);

  async function handleWithdraw() {
    setBusy(true);
    if (await withdraw(to)) onWithdrawn();
    else setBusy(false);
  }

  return (
    <PersonRow
      person={to}
      isLeaving={isLeaving}
      note={
        <>
          Sent{" "}
          <time dateTime={requestedAt} title={fullDate(requestedAt)}>
            {formatDate(requestedAt)}
          </time>
        </>
      }
    >
      <Button
        size="sm"
        variant="outline"
        loading={isBusy}
        disabled={isLeaving}
        aria-label={`Withdraw the request to ${to.name}`}
        onClick={() => void handleWithdraw()}
      >
        Withdraw
      </Button>
    </PersonRow>
  );
}
