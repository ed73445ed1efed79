import { useNavigate } from "react-router-dom";
import { LAST_OWNER } from "#server/features/groups/groups.limits.rules";
import { messageOf } from "#client/apollo/errors.ts";
import { copyAddress } from "#client/ui/toasts/copyAddress.ts";
import type { GroupVisibility } from "#client/gql/graphql.ts";
import { Question } from "#client/ui/overlays/Question.tsx";
import { groupPath } from "#client/features/groups/core/groupPath.ts";
import { useMembership } from "#client/features/groups/core/useMembership.ts";

interface LeaveGroupProps {
  group: {
    id: string;
    slug: string;
    name: string;
    visibility: GroupVisibility;
    membersCount: number;
    canLeave: boolean;
  };
  onClose: () => void;
}

/** The question before a member leaves a group. For the last owner, it explains what to do first, and links there. */
export function LeaveGroup({ group, onClose }: LeaveGroupProps) {
  const navigate = useNavigate();
  const { leave } = useMembership();
  if (!group.canLeave) {
    const isAlone = group.membersCount <= 1;
    const path = groupPath(group.slug);
    return (
      <Question
        title="You can't leave yet"
        text={isAlone ? `${LAST_OWNER} Nobody else is a member yet.` : LAST_OWNER}
        confirm={isAlone ? "Copy the group's link" : "Choose an owner"}
        isHarmless
        cancel="Close"
        onConfirm={async () => {
          if (isAlone) await copyAddress(new URL(path, location.origin).href, "group");
          else await navigate(`${path}?tab=members`, { replace: true, preventScrollReset: true });
          onClose();
        }}
        failureOf={(failure) => messageOf(failure)}
        onClose={onClose}
      />
    );
  }
  const isLast = group.visibility === "PRIVATE" && group.membersCount <= 1;
  return (
    <Question
      title="Leave group"
      text={
        isLast
          ? `You are its last member. Nobody can find ${group.name} any more once you leave, and it is deleted after 30 days.`
          : group.visibility === "PRIVATE"
            ? `You will no longer read ${group.name}, and you have to ask before you can return.`
            : `You can join ${group.name} again whenever you like.`
      }
      confirm="Leave group"
      confirming="Leaving..."
      onConfirm={async () => {
        await leave(group);
        onClose();
        if (isLast) await navigate("/groups", { replace: true });
      }}
      failureOf={(failure) => messageOf(failure)}
      onClose={onClose}
    />
  );
}
