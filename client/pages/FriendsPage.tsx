import { Connections } from "#client/features/bonds/connections/Connections.tsx";
import { MessageButton } from "#client/features/chat/people/MessageButton.tsx";
import { ContactSlot } from "#client/features/people/contactSlot.ts";
import { useScreenTitle } from "#client/lib/browser/useScreenTitle.ts";
import { Column } from "#client/ui/layout/Columns.ts";

const renderMessageButton = ({ id, name }: { id: string; name: string }) => (
  <MessageButton userId={id} listedName={name} />
);

/** The page of following, followers and mutual followers. */
export function FriendsPage() {
  useScreenTitle("Friends & Connections");
  return (
    <Column>
      <ContactSlot value={renderMessageButton}>
        <Connections />
      </ContactSlot>
    </Column>
  );
}
