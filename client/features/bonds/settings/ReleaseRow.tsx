import { useState } from "react";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { graphql } from "#client/gql/gql.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { PersonRow } from "#client/features/people/PersonRow.tsx";
import type { Named } from "#client/features/bonds/core/useTies.ts";

const ReleaseRow_user = graphql(`
  fragment ReleaseRow_user on User {
    id
    name
    ...Person_person
  }
`);

interface ReleaseRowProps {
  user: FragmentType<typeof ReleaseRow_user>;
  label: "Unblock" | "Unmute";
  note?: string;
  isLeaving: boolean;
  /** Resolves to whether it was done. */
  onRelease: (user: Named) => Promise<boolean>;
  onReleased: () => void;
}

/** A blocked or muted member, with a button that lifts that. */
export function ReleaseRow({ label, note, isLeaving, onRelease, onReleased, ...props }: ReleaseRowProps) {
  const user = useFragmentData(ReleaseRow_user, props.user);
  const [isBusy, setBusy] = useState(false);

  async function handleClick() {
    setBusy(true);
    if (await onRelease(user)) onReleased();
    else setBusy(false);
  }

  return (
    <PersonRow person={user} note={note} isLeaving={isLeaving}>
      <Button
        size="sm"
        variant="outline"
        loading={isBusy}
        disabled={isLeaving}
        aria-label={`${label} ${user.name}`}
        onClick={() => void handleClick()}
      >
        {label}
      </Button>
    </PersonRow>
  );
}
