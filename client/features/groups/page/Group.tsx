import styled from "@emotion/styled";
import { Suspense } from "react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { useValueQuery } from "#client/apollo/useValueQuery.ts";
import { graphql } from "#client/gql/gql.ts";
import type { GroupQuery } from "#client/gql/graphql.ts";
import { useScreenTitle } from "#client/lib/browser/useScreenTitle.ts";
import { ButtonLink } from "#client/ui/controls/ButtonLink.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { QueryBoundary } from "#client/ui/states/QueryBoundary.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Tabs } from "#client/ui/controls/Tabs.tsx";
import { BackLink } from "#client/ui/controls/BackLink.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { GroupHead } from "./GroupHead.tsx";
import { ClosedGroup } from "./ClosedGroup.tsx";
import { GroupInvitation } from "./GroupInvitation.tsx";
import { lazyPart } from "#client/ui/overlays/lazyPart.tsx";

const GroupPeople = lazyPart(async () => ({
  default: (await import("#client/features/groups/people/GroupPeople.tsx")).GroupPeople,
}));
const GroupRequests = lazyPart(async () => ({
  default: (await import("#client/features/groups/people/GroupRequests.tsx")).GroupRequests,
}));
const GroupDeclined = lazyPart(async () => ({
  default: (await import("#client/features/groups/people/GroupDeclined.tsx")).GroupDeclined,
}));
const GroupInvite = lazyPart(async () => ({
  default: (await import("#client/features/groups/people/GroupInvite.tsx")).GroupInvite,
}));

const GroupDocument = graphql(`
  query Group($slug: String!) {
    group(slug: $slug) {
      id
      slug
      name
      visibility
      viewerState
      viewerMessage
      questions
      declinedAt
      declineReason
      isViewerInvited
      canManage
      requestsCount
      approvesFirstPosts
      waitingPostsCount
      ...GroupHead_group
    }
  }
`);

const TABS = ["posts", "members", "waiting", "requests", "invite"] as const;
type Tab = (typeof TABS)[number];

interface GroupProps {
  slug: string;
  /** Renders the posts of the group; the feed comes after groups in the order of features. */
  renderPosts: (group: { id: string; slug: string; name: string; canManage: boolean }, canWrite: boolean) => ReactNode;
  /** Renders the posts that wait for approval, to owners and admins. */
  renderWaiting: (group: { id: string; slug: string }) => ReactNode;
}

/** A group: its description, posts and members. */
export function Group({ slug, renderPosts, renderWaiting }: GroupProps) {
  const query = useValueQuery(GroupDocument, {
    variables: { slug },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    value: (data) => data,
  });
  useScreenTitle(query.value?.group?.name ?? "Group");
  return (
    <QueryBoundary query={query} skeleton={<Waiting />} failure="Couldn't load the group" onCard>
      {({ group }) =>
        group ? <OpenGroup group={group} renderPosts={renderPosts} renderWaiting={renderWaiting} /> : <NoGroup />
      }
    </QueryBoundary>
  );
}

function Waiting() {
  return (
    <Stack gap={16} role="status">
      <VisuallyHidden as="h1">Group</VisuallyHidden>
      <Skeleton height={300} radius={12} />
      <Skeleton height={120} radius={12} />
    </Stack>
  );
}

function NoGroup() {
  return (
    <Card>
      <EmptyState
        scene="map"
        title="This group could not be found."
        text="Its address may have changed."
        action={
          <ButtonLink to="/groups" variant="outline">
            All groups
          </ButtonLink>
        }
      />
    </Card>
  );
}

interface OpenGroupProps extends Pick<GroupProps, "renderPosts" | "renderWaiting"> {
  group: NonNullable<GroupQuery["group"]>;
}

function OpenGroup({ group, renderPosts, renderWaiting }: OpenGroupProps) {
  const [params, setParams] = useSearchParams();
  const isMember = group.viewerState === "MEMBER";
  const isOpen = isMember || group.visibility === "PUBLIC";
  const options = partsOf(group);
  const code = isMember ? null : params.get("invite");
  const requested = TABS.find((tab) => tab === params.get("tab"));
  const tab = options.some(({ value }) => value === requested) && requested ? requested : "posts";
  return (
    <Stack gap={16}>
      <BackLink to="/groups" label="Groups" />
      <GroupHead group={group} />
      {(code !== null || (!isMember && group.isViewerInvited)) && (
        <GroupInvitation
          group={group}
          code={code}
          onDone={() => setParams({}, { replace: true, preventScrollReset: true })}
        />
      )}
      <Views>
        <Tabs
          label="Parts of the group"
          value={tab}
          options={options}
          onValueChange={(value) =>
            setParams(value === "posts" ? {} : { tab: value }, { replace: true, preventScrollReset: true })
          }
        >
          {tab === "posts" && isOpen && renderPosts(group, isMember)}
          {tab === "posts" && !isOpen && <ClosedGroup group={group} />}
          <Suspense fallback={<Skeleton height={160} radius={12} />}>
            {tab === "members" && <GroupPeople slug={group.slug} isOpen={isOpen} />}
            {tab === "waiting" && renderWaiting(group)}
            {tab === "requests" && (
              <Stack gap={16}>
                <GroupRequests group={group} />
                <GroupDeclined group={group} />
              </Stack>
            )}
            {tab === "invite" && <GroupInvite slug={group.slug} />}
          </Suspense>
        </Tabs>
      </Views>
    </Stack>
  );
}

/** Returns the parts of a group that the viewer can open. */
function partsOf(group: NonNullable<GroupQuery["group"]>): { value: Tab; label: string }[] {
  const options: { value: Tab; label: string }[] = [
    { value: "posts", label: "Posts" },
    { value: "members", label: "Members" },
  ];
  const { waitingPostsCount } = group;
  if (group.canManage && (group.approvesFirstPosts || waitingPostsCount > 0)) {
    options.push({
      value: "waiting",
      label: waitingPostsCount > 0 ? `Waiting posts (${waitingPostsCount})` : "Waiting posts",
    });
  }
  if (group.canManage && group.visibility === "PRIVATE") {
    options.push({
      value: "requests",
      label: group.requestsCount > 0 ? `Requests (${group.requestsCount})` : "Requests",
    });
  }
  if (group.canManage) options.push({ value: "invite", label: "Invite" });
  return options;
}

const Views = styled.div(({ theme }) => ({
  [theme.mq.belowSm]: {
    "& [role=tablist]": { marginInline: theme.space(16), maxWidth: `calc(100% - ${theme.space(32)})` },
  },
}));
