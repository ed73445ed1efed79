import { Check, X } from "lucide-react";
import { useState } from "react";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { graphql } from "#client/gql/gql.ts";
import { formatDate, fullDate } from "#client/lib/text/dates.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { mutualFriends } from "#client/features/bonds/core/reasonText.ts";
import { PersonRow } from "#client/features/people/PersonRow.tsx";
import { useBondActions } from "#client/features/bonds/core/useBondActions.ts";

const BondRequestRow_request = graphql(`
  fragment BondRequestRow_request on BondRequest {
    id
    mutualBondsCount
    requestedAt
    from {
      id
      name
      ...Person_person
    }
  }
`);

interface BondRequestRowProps {
  request: FragmentType<typeof BondRequestRow_request>;
  isLeaving: boolean;
  onAnswered: () => void;
}

/** A person who has sent a request, and the two answers. */
export function BondRequestRow({ isLeaving, onAnswered, ...props }: BondRequestRowProps) {
  const request = useFragmentData(BondRequestRow_request, props.request);
  const { accept, reject } = useBondActions();
  const [doing, setDoing] = useState<"accept" | "reject" | null>(null);
  const { from, mutualBondsCount: mutual } = request;
  const isBusy = doing !== null || isLeaving;

  async function run(name: "accept" | "reject") {
    setDoing(name);
    const isDone = await (name === "accept" ? accept(request.id) : reject(request.id, from.id));
    if (isDone) onAnswered();
    else setDoing(null);
  }

  return (
    <PersonRow
      person={from}
      isLeaving={isLeaving}
      note={
        <>
          {mutual > 0 && `${mutualFriends(mutual)} · `}
          <time dateTime={request.requestedAt} title={fullDate(request.requestedAt)}>
            {formatDate(request.requestedAt)}
          </time>
        </>
      }
    >
      <Button
        size="sm"
        icon={<Check aria-hidden />}
        loading={doing === "accept"}
        disabled={isBusy}
        aria-label={`Accept ${from.name}`}
        onClick={() => void run("accept")}
      >
        Accept
      </Button>
      <Button
        size="sm"
        variant="outline"
        icon={<X aria-hidden />}
        loading={doing === "reject"}
        disabled={isBusy}
        aria-label={`Reject ${from.name}`}
        onClick={() => void run("reject")}
      >
        Reject
      </Button>
    </PersonRow>
  );
}
