import { Clock, LogIn, UserPlus } from "lucide-react";
import { useState } from "react";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { graphql } from "#client/gql/gql.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { ButtonLink } from "#client/ui/controls/ButtonLink.tsx";
import { groupPath } from "./groupPath.ts";
import { useMembership } from "./useMembership.ts";

const JoinButton_group = graphql(`
  fragment JoinButton_group on Group {
    id
    name
    slug
    visibility
    viewerState
    questions
  }
`);

interface JoinButtonProps {
  group: FragmentType<typeof JoinButton_group>;
  size?: "sm" | "md";
}

/** A button that joins a group, requests to join, withdraws that, or opens the group for its members. */
export function JoinButton({ size = "sm", ...props }: JoinButtonProps) {
  const group = useFragmentData(JoinButton_group, props.group);
  const { join, withdraw } = useMembership();
  const [isBusy, setBusy] = useState(false);

  async function run(act: typeof join) {
    setBusy(true);
    await act(group);
    setBusy(false);
  }

  if (group.viewerState === "MEMBER") {
    return (
      <ButtonLink to={groupPath(group.slug)} size={size} variant="outline" aria-label={`Open ${group.name}`}>
        Open
      </ButtonLink>
    );
  }
  if (group.viewerState === "REQUESTED") {
    return (
      <Button
        size={size}
        variant="outline"
        icon={<Clock aria-hidden />}
        loading={isBusy}
        aria-label={`Requested. Withdraw your request to ${group.name}`}
        title="Withdraw your request"
        onClick={() => void run(withdraw)}
      >
        Requested
      </Button>
    );
  }
  const isPrivate = group.visibility === "PRIVATE";
  // Its questions are answered on its page.
  if (isPrivate && group.questions.length > 0) {
    return (
      <ButtonLink
        to={groupPath(group.slug)}
        size={size}
        variant="outline"
        aria-label={`Request to Join: ${group.name}`}
      >
        Request to Join
      </ButtonLink>
    );
  }
  return (
    <Button
      size={size}
      variant={isPrivate ? "outline" : "tonal"}
      icon={isPrivate ? <LogIn aria-hidden /> : <UserPlus aria-hidden />}
      loading={isBusy}
      aria-label={`${isPrivate ? "Request to Join" : "Join Group"}: ${group.name}`}
      onClick={() => void run(join)}
    >
      {isPrivate ? "Request to Join" : "Join Group"}
    </Button>
  );
}
