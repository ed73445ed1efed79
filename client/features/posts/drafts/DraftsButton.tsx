import { Files } from "lucide-react";
import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import type { CompositionKind } from "#client/features/posts/fields/composition.ts";
import type { DraftKeeper } from "./DraftKeeper.ts";
import { useDraftKeepers } from "./useDraft.ts";
import { useDrafts } from "./useDrafts.ts";
import { lazyPart } from "#client/ui/overlays/lazyPart.tsx";

const load = () => import("./DraftsPopover.tsx").then(({ DraftsPopover }) => ({ default: DraftsPopover }));
const LazyDraftsPopover = lazyPart(load);

interface DraftsButtonProps {
  kind: CompositionKind;
  /** Runs after a draft was opened, or a new one was begun. */
  onOpened: (kind: CompositionKind) => void;
}

/** The button of the list of drafts; it renders nothing while there are none. */
export function DraftsButton({ kind, onOpened }: DraftsButtonProps) {
  const [isWanted, setWanted] = useState(false);
  const keepers = useDraftKeepers();
  const listed = useDrafts();
  const current = [useLinkId(keepers.post), useLinkId(keepers.idea)].join();

  // The list is read again after a draft was created or deleted.
  const { reload } = listed;
  const known = useRef(current);
  useEffect(() => {
    if (known.current !== current) reload();
    known.current = current;
  }, [current, reload]);

  if (listed.count === 0 && !isWanted) return null;
  const look = { size: "sm", variant: "ghost", icon: <Files aria-hidden />, "aria-haspopup": "dialog" } as const;
  const trigger = <Button {...look}>Drafts ({listed.count})</Button>;
  if (isWanted) {
    return (
      <Suspense fallback={trigger}>
        <LazyDraftsPopover kind={kind} listed={listed} trigger={trigger} onOpened={onOpened} />
      </Suspense>
    );
  }
  return (
    <Button {...look} onPointerEnter={() => void ignoreFailure(load(), "ahead")} onClick={() => setWanted(true)}>
      Drafts ({listed.count})
    </Button>
  );
}

/** Returns the id of the server's draft that is open in the composer. */
function useLinkId(keeper: DraftKeeper): string | null {
  return useSyncExternalStore(keeper.subscribe, () => keeper.linkId);
}
