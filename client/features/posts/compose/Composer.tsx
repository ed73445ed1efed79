import styled from "@emotion/styled";
import { lazy, Suspense, useState } from "react";
import { orElse } from "#client/lib/ignoreFailure.ts";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Tabs } from "#client/ui/controls/Tabs.tsx";
import type { CompositionKind } from "#client/features/posts/fields/composition.ts";
import { PostForm } from "./PostForm.tsx";
import type { Beginning } from "./PostForm.tsx";

/** Ideas are rarer than posts, and need more. */
const LazyIdeaForm = lazy(() =>
  import("#client/features/posts/idea/IdeaForm.tsx").then(({ IdeaForm }) => ({ default: IdeaForm })),
);

/** The button shows only once the drafts are counted, and a composer works without it. */
const LazyDraftsButton = lazy(async () => {
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
  /** Where the buttons stand. */
  foot: HTMLElement | null;
  /** Called with the id of what was published. */
  onCreated: (postId: string) => void;
  /** Nothing more is to be written now; what was written is kept. */
  onLeave: () => void;
}

/** The one place where things are written, whether a dialog or a page is around it: a post, or an idea. */
export function Composer({ kind, onKindChange, beginning = null, foot, onCreated, onLeave }: ComposerProps) {
  /** Goes up when another draft was opened, which begins the form anew. */
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
