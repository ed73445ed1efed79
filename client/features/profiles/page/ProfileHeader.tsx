import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { graphql } from "#client/gql/gql.ts";
import { Avatar } from "#client/ui/text/Avatar.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { QuietBadge } from "#client/ui/text/QuietBadge.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Banner } from "#client/features/profiles/core/Banner.tsx";
import { OwnBanner } from "./OwnBanner.tsx";
import { ProfileCompletion } from "#client/features/profiles/core/ProfileCompletion.tsx";
import { ProfileFacts } from "./ProfileFacts.tsx";
import { ProfileFrame, ProfileFace, ProfileTop, ProfileWords } from "#client/features/profiles/core/profileLayout.ts";

const ProfileHeader_user = graphql(`
  fragment ProfileHeader_user on User {
    id
    name
    username
    headline
    bio
    isOnline
    avatar {
      url
      placeholder
    }
    ...Banner_user
    ...ProfileFacts_user
  }
`);

interface ProfileHeaderProps {
  user: FragmentType<typeof ProfileHeader_user>;
  /** True for the viewer's own profile. */
  isOwn: boolean;
  /** The buttons for this person, or for oneself. */
  actions: ReactNode;
}

/** The head of a profile: the pictures, the names and the biography. */
export function ProfileHeader({ user: reference, isOwn, actions }: ProfileHeaderProps) {
  const user = useFragmentData(ProfileHeader_user, reference);
  return (
    <ProfileFrame as="section" data-profile={user.id} aria-label={isOwn ? "Your profile" : `Profile of ${user.name}`}>
      <ProfileTop>{isOwn ? <OwnBanner user={user} /> : <Banner user={user} />}</ProfileTop>
      <ProfileWords>
        <Line>
          <ProfileFace>
            <Avatar name={user.name} image={user.avatar} size={112} online={user.isOnline} />
          </ProfileFace>
          <Actions data-actions>{actions}</Actions>
        </Line>
        <Stack gap={12}>
          <div>
            <Stack direction="row" gap={12} align="center" wrap>
              <Text as="h1" variant="h1" dir="auto" tabIndex={-1}>
                {user.name}
              </Text>
              {isOwn && <QuietBadge>Pro Member</QuietBadge>}
            </Stack>
            <Text variant="bodySm" tone="tertiary" as="div">{`@${user.username}`}</Text>
            {user.headline && (
              <Headline variant="bodySm" as="p" dir="auto">
                {user.headline}
              </Headline>
            )}
          </div>
          {user.bio && (
            <Bio variant="body" dir="auto">
              {user.bio}
            </Bio>
          )}
          <ProfileFacts user={user} />
        </Stack>
        {isOwn && <ProfileCompletion />}
      </ProfileWords>
    </ProfileFrame>
  );
}

const Line = styled.div(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: theme.space(12),
}));
const Actions = styled.div(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  gap: theme.space(8),
  // On phones the buttons share a row of their own.
  [theme.mq.belowMd]: { width: "100%", "& > :is(a, button)": { flex: "1 1 auto" } },
}));
const Headline = styled(Text)({ maxWidth: "44rem", fontWeight: 600, overflowWrap: "anywhere" });
const Bio = styled(Text)({ maxWidth: "44rem", whiteSpace: "pre-wrap" });
