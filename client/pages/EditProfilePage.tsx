import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useValueQuery } from "#client/apollo/useValueQuery.ts";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { EditProfileForm } from "#client/features/profiles/edit/EditProfileForm.tsx";
import { EDIT_PROFILE_PATH, profilePath } from "#client/features/people/profilePath.ts";
import { graphql } from "#client/gql/gql.ts";
import { useScreenTitle } from "#client/lib/browser/useScreenTitle.ts";
import { QueryBoundary } from "#client/ui/states/QueryBoundary.tsx";
import { Sheet, SheetBody, SheetColumns, SheetFoot, SheetHead } from "#client/ui/layout/SheetPage.ts";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { CommunityColumn } from "#client/pages/beside/CommunityColumn.tsx";

const EditProfile = graphql(`
  query EditProfile {
    viewer {
      email
      phone
      user {
        id
        name
        username
        headline
        bio
        location
        website
        avatar {
          url
        }
        banner {
          url
        }
        ...Banner_user
      }
    }
  }
`);

/** The page for editing one's own profile. It has two addresses, of which the first is the one to pass on. */
export function EditProfilePage() {
  useScreenTitle("Edit Profile");
  const viewer = useViewer();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  // The form begins with the values that the server has saved, not with cached ones.
  const query = useValueQuery(EditProfile, {
    variables: {},
    fetchPolicy: "network-only",
    refetchOn: false,
    value: (data) => data.viewer,
  });
  return (
    <SheetColumns>
      <Sheet>
        <link rel="canonical" href={location.origin + EDIT_PROFILE_PATH} />
        <SheetHead>
          <Text as="h1" variant="h1" tabIndex={-1}>
            Edit Profile
          </Text>
        </SheetHead>
        <SheetBody>
          <QueryBoundary query={query} skeleton={<Waiting />} failure="Failed to fetch profile">
            {(account) => (
              <EditProfileForm
                initial={{
                  name: account.user.name,
                  username: account.user.username,
                  headline: account.user.headline ?? "",
                  bio: account.user.bio ?? "",
                  location: account.user.location ?? "",
                  website: account.user.website ?? "",
                  phone: account.phone ?? "",
                }}
                email={account.email}
                user={{ ...account.user, hasBanner: Boolean(account.user.banner) }}
                foot={foot}
                wanted={hash.slice(1)}
                onSaved={(username) => void navigate(profilePath(username))}
                onCancel={() => void navigate(profilePath(viewer.username))}
              />
            )}
          </QueryBoundary>
        </SheetBody>
        <SheetFoot ref={setFoot} />
      </Sheet>
      <CommunityColumn />
    </SheetColumns>
  );
}

function Waiting() {
  return (
    <>
      <VisuallyHidden role="status">Loading your profile…</VisuallyHidden>
      <Stack gap={20} aria-hidden>
        <Skeleton height={190} radius={8} />
        {["name", "username", "email", "bio", "location"].map((field) => (
          <Stack key={field} gap={6}>
            <Skeleton width={80} height={14} />
            <Skeleton height={44} radius={8} />
          </Stack>
        ))}
      </Stack>
    </>
  );
}
