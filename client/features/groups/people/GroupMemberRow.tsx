import styled from "@emotion/styled";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { PersonLink } from "#client/features/people/PersonLink.tsx";
import type { PersonLinkProps } from "#client/features/people/PersonLink.tsx";
import type { GroupRole } from "#client/gql/graphql.ts";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { Question } from "#client/ui/overlays/Question.tsx";
import { Menu, MenuItem } from "#client/ui/overlays/Menu.tsx";
import { Tag } from "#client/ui/text/Tag.tsx";
import { useGroupPeople } from "./useGroupPeople.ts";

interface GroupMemberRowProps {
  groupId: string;
  person: PersonLinkProps["person"] & { id: string; name: string };
  role: GroupRole;
  viewerRole: GroupRole | null;
  isViewer: boolean;
}

/** A member of a group, their role, and the actions on them. */
export function GroupMemberRow({ groupId, person, role, viewerRole, isViewer }: GroupMemberRowProps) {
  const people = useGroupPeople(groupId);
  const [isBusy, setBusy] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const isOwner = viewerRole === "OWNER";
  const canSendAway = !isViewer && (isOwner ? role !== "OWNER" : viewerRole === "ADMIN" && role === "MEMBER");

  async function run(act: Promise<unknown>) {
    setBusy(true);
    await act;
    setBusy(false);
  }

  return (
    <Row>
      <PersonLink person={person} />
      <End>
        {role !== "MEMBER" && <Tag>{role === "OWNER" ? "Owner" : "Admin"}</Tag>}
        {(canSendAway || (isOwner && !isViewer)) && (
          <Menu
            trigger={
              <IconButton label={`Options for ${person.name}`} icon={<Ellipsis aria-hidden />} disabled={isBusy} />
            }
          >
            {isOwner && role !== "OWNER" && (
              <MenuItem onSelect={() => void run(people.setRole(person, "OWNER"))}>Make owner</MenuItem>
            )}
            {isOwner && role !== "ADMIN" && (
              <MenuItem onSelect={() => void run(people.setRole(person, "ADMIN"))}>Make admin</MenuItem>
            )}
            {isOwner && role !== "MEMBER" && (
              <MenuItem onSelect={() => void run(people.setRole(person, "MEMBER"))}>Make plain member</MenuItem>
            )}
            {canSendAway && (
              <MenuItem danger onSelect={() => setRemoving(true)}>
                Remove from group…
              </MenuItem>
            )}
          </Menu>
        )}
      </End>
      {isRemoving && (
        <Question
          title="Remove from group?"
          text={`${person.name} is no longer a member of this group.`}
          confirm="Remove"
          confirming="Removing..."
          onConfirm={async () => {
            await people.remove(person);
            setRemoving(false);
          }}
          failureOf={(failure) => messageOf(failure)}
          onClose={() => setRemoving(false)}
        />
      )}
    </Row>
  );
}

const Row = styled.li(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space(12),
  minHeight: 60,
}));
const End = styled.div(({ theme }) => ({ display: "flex", alignItems: "center", gap: theme.space(8), flexShrink: 0 }));
