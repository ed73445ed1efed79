import { useQuery } from "@apollo/client/react";
import { Ban, Bell, BellOff, Flag, Undo2, UserCheck, UserMinus, UserPlus } from "lucide-react";
import { graphql } from "#client/gql/gql.ts";
import { formatMoment } from "#client/lib/text/dates.ts";
import { MenuItem, MenuLabel, MenuSeparator } from "#client/ui/overlays/Menu.tsx";
import { useBondActions } from "#client/features/bonds/core/useBondActions.ts";
import { nameOfKind, type ReportedThing } from "#client/features/bonds/reporting/reportedThing.ts";
import { useTies } from "#client/features/bonds/core/useTies.ts";

const PersonTies = graphql(`
  query PersonTies($username: String!) {
    user(username: $username) {
      id
      bondState
      isFollowedByViewer
      isMutedByViewer
      mutedUntil
      isBlockedByViewer
    }
  }
`);

/** A question that an entry of the menu opens before it acts. */
export type PersonQuestion = "mute" | "block" | "remove" | "report";

export interface MenuPerson {
  id: string;
  name: string;
  username: string;
}

interface PersonMenuItemsProps {
  person: MenuPerson;
  /** What of the person's can be reported here; the person, if omitted. */
  reported?: ReportedThing | undefined;
  onAsk: (question: PersonQuestion) => void;
}

/** The actions on a member, as entries of any menu; the relation to the viewer is loaded when it opens. */
export function PersonMenuItems({ person, reported, onAsk }: PersonMenuItemsProps) {
  const { data, error } = useQuery(PersonTies, { variables: { username: person.username } });
  const { withdraw } = useBondActions();
  const ties = useTies();
  const known = data?.user;
  if (!known) return <MenuLabel>{data || error ? "Nothing to do here" : "One moment…"}</MenuLabel>;
  if (known.bondState === "SELF") return null;
  const until = known.mutedUntil ? `Muted until ${formatMoment(known.mutedUntil)}` : "Muted";

  return (
    <>
      {known.isFollowedByViewer ? (
        <MenuItem icon={<UserCheck aria-hidden />} onSelect={() => void ties.setFollowed(person, false)}>
          Unfollow
        </MenuItem>
      ) : (
        <MenuItem icon={<UserPlus aria-hidden />} onSelect={() => void ties.setFollowed(person, true)}>
          Follow
        </MenuItem>
      )}
      {known.bondState === "REQUEST_SENT" && (
        <MenuItem icon={<Undo2 aria-hidden />} onSelect={() => void withdraw(person)}>
          Withdraw friend request
        </MenuItem>
      )}
      {known.bondState === "BONDED" && (
        <MenuItem icon={<UserMinus aria-hidden />} onSelect={() => onAsk("remove")}>
          Remove friend…
        </MenuItem>
      )}
      <MenuSeparator />
      {known.isMutedByViewer && <MenuLabel>{until}</MenuLabel>}
      {known.isMutedByViewer ? (
        <MenuItem icon={<Bell aria-hidden />} onSelect={() => void ties.unmute(person)}>
          Unmute
        </MenuItem>
      ) : (
        <MenuItem icon={<BellOff aria-hidden />} onSelect={() => onAsk("mute")}>
          Mute…
        </MenuItem>
      )}
      {known.isBlockedByViewer ? (
        <MenuItem icon={<Ban aria-hidden />} onSelect={() => void ties.unblock(person)}>
          Unblock
        </MenuItem>
      ) : (
        <MenuItem danger icon={<Ban aria-hidden />} onSelect={() => onAsk("block")}>
          Block…
        </MenuItem>
      )}
      <MenuItem danger icon={<Flag aria-hidden />} onSelect={() => onAsk("report")}>
        {reported ? `Report ${nameOfKind(reported.kind)}…` : "Report…"}
      </MenuItem>
    </>
  );
}
