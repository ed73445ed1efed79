import type { ComponentProps } from "react";
import { GroupEmblem } from "#client/features/groups/core/GroupArtwork.tsx";
import { groupPath } from "#client/features/groups/core/groupPath.ts";
import { GroupPrivacy } from "#client/features/groups/core/GroupPrivacy.tsx";
import { JoinButton } from "#client/features/groups/core/JoinButton.tsx";
import { OfferName, OfferRow, OfferWords } from "./OfferRow.ts";

interface GroupRowProps {
  group: ComponentProps<typeof JoinButton>["group"] &
    ComponentProps<typeof GroupPrivacy> & { name: string; slug: string; category: string };
}

/** A group to join, or to request to. */
export function GroupRow({ group }: GroupRowProps) {
  return (
    <OfferRow>
      <GroupEmblem category={group.category} name={group.name} />
      <OfferWords>
        <OfferName to={groupPath(group.slug)} dir="auto">
          {group.name}
        </OfferName>
        <GroupPrivacy visibility={group.visibility} membersCount={group.membersCount} />
      </OfferWords>
      <JoinButton group={group} />
    </OfferRow>
  );
}
