import styled from "@emotion/styled";
import { Suspense, useState } from "react";
import { orElse } from "#client/lib/ignoreFailure.ts";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Tabs } from "#client/ui/controls/Tabs.tsx";
import type { CompositionKind } from "#client/features/posts/fields/composition.ts";
import type { Published } from "#client/features/posts/publish/useCreatePost.ts";
import { PostForm } from "./PostForm.tsx";
import type { Beginning } from "./PostForm.tsx";
import { lazyPart } from "#client/ui/overlays/lazyPart.tsx";

/** Ideas are rarer than posts and need more code. */
const LazyIdeaForm = lazyPart(async () => ({
  default: (await import("#client/features/posts/idea/IdeaForm.tsx")).IdeaForm,
}));

/** The button appears only once the drafts are counted, and the composer works without it. */
const LazyDraftsButton = lazyPart(async () => {
  const code = await orElse(import("#client/features/posts/drafts/DraftsButton.tsx"), null, "optional");
  return { default: code?.DraftsButton ?? NoButton };
});
const NoButton = () => null;

const KINDS = [
  { value: "post", label: "Post" },
  { value: "idea", label: "Idea" },
] as const;

interface ComposerProps {
  kind: CompositionKind;
  onKindChange: (kind: CompositionKind) => void;
  beginning?: Beginning;
  /** The element for the buttons. */
  foot: HTMLElement | null;
  onCreated: (post: Published) => void;
  /** Closes the composer; the text stays stored as a draft. */
  onLeave: () => void;
}

/** The only form for new posts and ideas, in a dialog or on a page. */
export function Composer({ kind, onKindChange, beginning = null, foot, onCreated, onLeave }: ComposerProps) {
  /** Increases when another draft was opened, which mounts the form anew. */
  const [session, setSession] = useState(0);
  return (
    <Frame>
      <Corner>
        <Suspense fallback={null}>
          <LazyDraftsButton
            kind={kind}
            onOpened={(opened) => {
              onKindChange(opened);
              setSession((now) => now + 1);
            }}
          />
        </Suspense>
      </Corner>
      <Tabs label="What to write" value={kind} options={KINDS} onValueChange={onKindChange}>
        {kind === "post" ? (
          <PostForm key={session} beginning={beginning} foot={foot} onCreated={onCreated} />
        ) : (
          <Suspense fallback={<Skeleton height={360} radius={8} />}>
            <LazyIdeaForm key={session} foot={foot} onCreated={onCreated} onLeave={onLeave} />
          </Suspense>
        )}
      </Tabs>
    </Frame>
  );
}

const Frame = styled.div({ position: "relative" });

const Corner = styled.div({ position: "absolute", insetBlockStart: 4, insetInlineEnd: 0 });
