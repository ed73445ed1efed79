import { Bonds } from "#client/features/bonds/friends/Bonds.tsx";
import { MessageButton } from "#client/features/chat/people/MessageButton.tsx";
import { ContactSlot } from "#client/features/people/contactSlot.ts";
import { useScreenTitle } from "#client/lib/browser/useScreenTitle.ts";

const renderMessageButton = ({ id, name }: { id: string; name: string }) => (
  <MessageButton userId={id} listedName={name} />
);

/** The page of friends, pending requests and suggested people. */
export function BondsPage() {
  useScreenTitle("Bonds");
  return (
    <ContactSlot value={renderMessageButton}>
      <Bonds />
    </ContactSlot>
  );
}
