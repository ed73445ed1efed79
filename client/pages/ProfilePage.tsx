import { useApolloClient } from "@apollo/client/react";
import styled from "@emotion/styled";
import { PenLine } from "lucide-react";
import { useEffect, useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { useValueQuery } from "#client/apollo/useValueQuery.ts";
import { MemberActivity } from "#client/features/activity/MemberActivity.tsx";
import { AnalyticsCard } from "#client/features/analytics/figures/AnalyticsCard.tsx";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { BlockedProfile } from "#client/features/bonds/ties/BlockedProfile.tsx";
import { BondButton } from "#client/features/bonds/ties/BondButton.tsx";
import { PersonMenu } from "#client/features/bonds/ties/PersonMenu.tsx";
import type { MenuPerson } from "#client/features/bonds/ties/PersonMenuItems.tsx";
import { useBlockedPerson } from "#client/features/bonds/ties/useBlockedPerson.ts";
import { MessageButton } from "#client/features/chat/people/MessageButton.tsx";
import { putOnTop } from "#client/features/feed/list/feedCache.ts";
import type { Beginning } from "#client/features/posts/compose/PostForm.tsx";
import { ProfileHeader } from "#client/features/profiles/page/ProfileHeader.tsx";
import { ProfileHeaderSkeleton } from "#client/features/profiles/page/ProfileHeaderSkeleton.tsx";
import { ProfileNotFound } from "#client/features/profiles/page/ProfileNotFound.tsx";
import { profilePath } from "#client/features/people/profilePath.ts";
import { ProfilePeople } from "#client/features/profiles/page/ProfilePeople.tsx";
import { graphql } from "#client/gql/gql.ts";
import type { ProfileQuery } from "#client/gql/graphql.ts";
import { useScreenTitle } from "#client/lib/browser/useScreenTitle.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { ButtonLink } from "#client/ui/controls/ButtonLink.tsx";
import { Column, inOrder, inOrderBelowXl } from "#client/ui/layout/Columns.ts";
import { OnDemand } from "#client/ui/overlays/OnDemand.tsx";

const Profile = graphql(`
  query Profile($username: String!) {
    user(username: $username) {
      id
      name
      username
      ...ProfileHeader_user
      ...ProfilePeople_user
      ...BondButton_user
      ...PersonMenu_user
    }
  }
`);

const loadComposer = async () => (await import("#client/features/posts/compose/CreatePostDialog.tsx")).CreatePostDialog;

/** A member's page: who they are, whom they know, what they do here. */
export function ProfilePage() {
  const { username = "" } = useParams();
  const query = useValueQuery(Profile, { variables: { username: username.toLowerCase() }, value: (data) => data });
  const [justBlocked, setJustBlocked] = useState<MenuPerson | null>(null);
  const person = query.value?.user ?? null;
  const missing = useBlockedPerson(query.value && !person ? username : null);
  // A person whom the member has just blocked is shown as blocked at once, before the server has answered.
  const blocked = justBlocked && isNamed(justBlocked, username) ? justBlocked : missing.person;
  const isLoading = query.state === "waiting" || missing.isAsking;
  useScreenTitle((blocked ?? person)?.name ?? (isLoading ? "Profile" : "Profile not found"));
  useCanonicalPath(username, person?.username ?? null);

  function content() {
    if (blocked) return <BlockedProfile person={blocked} onUnblocked={() => setJustBlocked(null)} />;
    if (isLoading) return <ProfileHeaderSkeleton />;
    if (person) return <LoadedProfile person={person} onBlocked={() => setJustBlocked(person)} />;
    return (
      <ProfileNotFound {...(query.state === "failed" && { reason: query.reason ?? undefined, onRetry: query.retry })} />
    );
  }
  return <Page>{content()}</Page>;
}

const isNamed = (person: MenuPerson, name: string) => person.username.toLowerCase() === name.toLowerCase();

/** A member may be reached by an earlier name or by a name in capitals; the address then changes to the current one. */
function useCanonicalPath(name: string, username: string | null): void {
  const navigate = useNavigate();
  const canonical = username === null ? null : profilePath(username);
  const isElsewhere = canonical !== null && `/profile/${encodeURIComponent(name)}` !== canonical;
  useEffect(() => {
    if (isElsewhere) void navigate(canonical, { replace: true, preventScrollReset: true });
  }, [isElsewhere, canonical, navigate]);
}

interface LoadedProfileProps {
  person: NonNullable<ProfileQuery["user"]>;
  onBlocked: () => void;
}

function LoadedProfile({ person, onBlocked }: LoadedProfileProps) {
  const viewer = useViewer();
  const [composer, setComposer] = useState<{ beginning: Beginning } | null>(null);
  const isOwn = person.id === viewer.id;
  const compose = (what?: "image") => setComposer({ beginning: what ? { pick: what } : null });

  return (
    <>
      <ProfileHeader
        key={person.id}
        user={person}
        isOwn={isOwn}
        actions={
          isOwn ? (
            <>
              <ButtonLink variant="outline" to="/edit-profile">
                Edit Profile
              </ButtonLink>
              <Button icon={<PenLine aria-hidden />} onClick={() => compose()}>
                Post
              </Button>
            </>
          ) : (
            <>
              <BondButton user={person} />
              <MessageButton userId={person.id} />
              <PersonMenu user={person} onBlocked={onBlocked} />
            </>
          )
        }
      />
      <Columns>
        <Side>{isOwn ? <AnalyticsCard /> : <ProfilePeople user={person} />}</Side>
        <Activity>
          <MemberActivity
            key={person.id}
            username={person.username}
            name={person.name}
            isOwn={isOwn}
            onPost={compose}
          />
        </Activity>
      </Columns>
      {composer && <ProfileComposer beginning={composer.beginning} onClose={() => setComposer(null)} />}
    </>
  );
}

/** The dialog for a new post, which then appears on this page too. */
function ProfileComposer({ beginning, onClose }: { beginning: Beginning; onClose: () => void }) {
  const client = useApolloClient();
  return (
    <OnDemand load={loadComposer} onFailed={onClose}>
      {(CreatePostDialog) => (
        <CreatePostDialog
          beginning={beginning}
          onClose={onClose}
          onCreated={(postId) => {
            putOnTop(client.cache, [postId]);
            void client.refetchQueries({ include: ["MemberPosts", "MemberImages"] });
          }}
        />
      )}
    </OnDemand>
  );
}

const Page = styled(Column)(({ theme }) => ({
  ...inOrder,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space(16),
  [theme.mq.belowMd]: { paddingBlockStart: 0 },
  [theme.mq.md]: { gap: theme.space(24) },
}));
/** On phones and for screen readers, the people a member knows come before what the member does. */
const Columns = styled.div(({ theme }) => ({
  ...inOrderBelowXl,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space(16),
  [theme.mq.xl]: { gridTemplateColumns: "minmax(0, 1fr) 304px", alignItems: "start", gap: theme.space(24) },
}));
const Activity = styled.div(({ theme }) => ({ minWidth: 0, [theme.mq.xl]: { gridArea: "1 / 1" } }));
const Side = styled.div(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space(16),
  [theme.mq.xl]: { gridArea: "1 / 2" },
  "&:empty": { display: "none" },
}));
