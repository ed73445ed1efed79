import { EndColumn } from "#client/ui/layout/EndColumn.tsx";
import { lazyPart } from "#client/ui/overlays/lazyPart.tsx";

const Community = lazyPart(async () => ({ default: (await import("./Community.tsx")).Community }));

/** The second column of a page: the trending tags and people whom the member may know. */
export function CommunityColumn() {
  return (
    <EndColumn>
      <Community />
    </EndColumn>
  );
}
