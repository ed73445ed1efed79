import { Check, X } from "lucide-react";
import { useState } from "react";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { useBondActions } from "#client/features/bonds/core/useBondActions.ts";
import { graphql } from "#client/gql/gql.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";

const BondAnswer_user = graphql(`
  fragment BondAnswer_user on User {
    id
    name
    bondRequestId
  }
`);

interface BondAnswerProps {
  user: FragmentType<typeof BondAnswer_user>;
  onAnswered: () => void;
}

/** The two answers to a request for a bond, inside its notification. */
export function BondAnswer({ user: reference, onAnswered }: BondAnswerProps) {
  const { id, name, bondRequestId } = useFragmentData(BondAnswer_user, reference);
  const { accept, reject } = useBondActions();
  const [doing, setDoing] = useState<"accept" | "reject" | null>(null);
  if (!bondRequestId) return null;

  async function run(answer: "accept" | "reject", requestId: string) {
    setDoing(answer);
    const isDone = await (answer === "accept" ? accept(requestId) : reject(requestId, id));
    if (isDone) onAnswered();
    else setDoing(null);
  }

  return (
    <Stack direction="row" gap={8} wrap style={{ paddingBlockStart: 6 }}>
      <Button
        size="sm"
        icon={<Check aria-hidden />}
        loading={doing === "accept"}
        disabled={doing !== null}
        aria-label={`Accept ${name}`}
        onClick={() => void run("accept", bondRequestId)}
      >
        Accept
      </Button>
      <Button
        size="sm"
        variant="outline"
        icon={<X aria-hidden />}
        loading={doing === "reject"}
        disabled={doing !== null}
        aria-label={`Reject ${name}`}
        onClick={() => void run("reject", bondRequestId)}
      >
        Reject
      </Button>
    </Stack>
  );
}
