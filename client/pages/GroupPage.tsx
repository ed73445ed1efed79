import { useParams } from "react-router-dom";
import { GroupPosts } from "#client/features/feed/groups/GroupPosts.tsx";
import { Group } from "#client/features/groups/page/Group.tsx";
import { Columns } from "#client/ui/layout/Columns.ts";

/** The page of one group. */
export function GroupPage() {
  const { slug = "" } = useParams();
  return (
    <Columns>
      <Group
        key={slug}
        slug={slug}
        renderPosts={(group, canWrite) => <GroupPosts group={group} canWrite={canWrite} />}
      />
    </Columns>
  );
}
