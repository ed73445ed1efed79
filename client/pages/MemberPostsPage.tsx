import { useEffect } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { AllPosts } from "#client/features/activity/AllPosts.tsx";
import { useAllPosts } from "#client/features/activity/useAllPosts.ts";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { FeedSkeleton } from "#client/features/feed/list/FeedSkeleton.tsx";
import { ProfileNotFound } from "#client/features/profiles/page/ProfileNotFound.tsx";
import { profilePath } from "#client/features/people/profilePath.ts";
import { useScreenTitle } from "#client/lib/browser/useScreenTitle.ts";
import { Columns } from "#client/ui/layout/Columns.ts";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { CommunityColumn } from "#client/pages/beside/CommunityColumn.tsx";

/** The page of all posts of a member. */
export function MemberPostsPage() {
  const { username = "" } = useParams();
  const viewer = useViewer();
  const navigate = useNavigate();
  const { person, posts } = useAllPosts(username);
  const isWaiting = posts.state === "waiting";
  useScreenTitle(person ? `Posts by ${person.name}` : isWaiting ? "Posts" : "Profile not found");

  // The address contains an earlier name of the member, or the name in capitals.
  const canonical = person ? profilePath(person.username) : null;
  const isElsewhere = canonical !== null && `/profile/${encodeURIComponent(username)}` !== canonical;
  useEffect(() => {
    if (isElsewhere) void navigate(`${canonical}/posts`, { replace: true, preventScrollReset: true });
  }, [isElsewhere, canonical, navigate]);

  function content() {
    if (isWaiting || isElsewhere) {
      return (
        <>
          <VisuallyHidden as="h1">Posts</VisuallyHidden>
          <FeedSkeleton />
        </>
      );
    }
    if (person) return <AllPosts key={person.id} person={person} isOwn={person.id === viewer.id} posts={posts} />;
    return (
      <ProfileNotFound {...(posts.state === "failed" && { reason: posts.reason ?? undefined, onRetry: posts.retry })} />
    );
  }
  return (
    <Columns>
      <div>{content()}</div>
      <CommunityColumn />
    </Columns>
  );
}
