import { useParams } from "react-router-dom";
import { GroupPosts } from "#client/features/feed/groups/GroupPosts.tsx";
import { Group } from "#client/features/groups/page/Group.tsx";
import { Columns } from "#client/ui/layout/Columns.ts";
import { EndColumn } from "#client/ui/layout/EndColumn.tsx";
import { lazyPart } from "#client/ui/overlays/lazyPart.tsx";

const GroupFacts = lazyPart(async () => ({
  default: (await import("#client/features/groups/page/GroupFacts.tsx")).GroupFacts,
}));
const WaitingPosts = lazyPart(async () => ({
  default: (await import("#client/features/posts/waiting/WaitingPosts.tsx")).WaitingPosts,
}));
const Community = lazyPart(async () => ({ default: (await import("#client/pages/beside/Community.tsx")).Community }));

/** The page of one group. */
export function GroupPage() {
  const { slug = "" } = useParams();
  return (
    <Columns>
      <Group
        key={slug}
        slug={slug}
        renderPosts={(group, canWrite) => <GroupPosts group={group} canWrite={canWrite} />}
        renderWaiting={(group) => <WaitingPosts group={group} />}
      />
      <EndColumn>
        <GroupFacts key={slug} slug={slug}>
          <Community />
        </GroupFacts>
      </EndColumn>
    </Columns>
  );
}
