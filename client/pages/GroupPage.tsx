import { useParams } from "react-router-dom";
import { Group } from "#client/features/groups/Group.tsx";
import { Column } from "#client/ui/Column.ts";

/** One group. */
export function GroupPage() {
  const { slug = "" } = useParams();
  return (
    <Column>
      <Group key={slug} slug={slug} />
    </Column>
  );
}
