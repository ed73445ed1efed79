import { Applications } from "#client/features/registration/Applications.tsx";
import { Invitations } from "#client/features/registration/Invitations.tsx";
import { RegistrationSettings } from "#client/features/registration/RegistrationSettings.tsx";

/** The page on which moderators and admins decide who becomes a member; admins also choose how one does. */
export function RegistrationPage({ isAdmin }: { isAdmin: boolean }) {
  return (
    <>
      {isAdmin && <RegistrationSettings />}
      <Applications />
      <Invitations />
    </>
  );
}
