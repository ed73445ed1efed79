import { Suspense, useEffect, useId, useRef } from "react";
import type { FormEvent, KeyboardEvent } from "react";
import { createPortal } from "react-dom";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import { isComposing } from "#client/lib/text/composing.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { ComposerFoot } from "./ComposerFoot.tsx";
import { ComposerHead } from "./ComposerHead.tsx";
import type { Attachment } from "#client/features/posts/fields/composition.ts";
import { FileDrop } from "#client/ui/overlays/FileDrop.tsx";
import { filesFor } from "#client/lib/browser/files.ts";
import type { Published } from "#client/features/posts/publish/useCreatePost.ts";
import { useComposer } from "./useComposer.ts";
import type { PostComposer } from "./useComposer.ts";
import { WordsField } from "#client/features/posts/fields/WordsField.tsx";
import { lazyPart } from "#client/ui/overlays/lazyPart.tsx";

const loadPreview = async () => (await import("#client/features/posts/uploads/MediaPreview.tsx")).MediaPreview;
/** Most posts have no picture. */
const LazyMediaPreview = lazyPart(async () => ({ default: await loadPreview() }));

/** Only a restored draft has a notice. */
const LazyDraftNotice = lazyPart(async () => ({
  default: (await import("#client/features/posts/drafts/DraftNotice.tsx")).DraftNotice,
}));

const ANY = "image/*,video/*";

/** How a composer opens: empty, with a file picker open, or with a file that was dropped. */
export type Beginning = { pick: "image" | "video" } | { file: File } | null;

interface PostFormProps {
  beginning: Beginning;
  /** The element for the tools and the Post button, which stays in view however long the post is. */
  foot: HTMLElement | null;
  onCreated: (post: Published) => void;
}

/** The form of a post: its text, and the attached picture or video. */
export function PostForm({ beginning, foot, onCreated }: PostFormProps) {
  const composer = useComposer(onCreated);
  const { composition, removed } = composer;
  const { attachment } = composition;
  const formId = useId();
  const words = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const take = ([file]: File[]) => file && composer.pick(file);

  // The browser opens its picker only shortly after a click.
  const begin = useRef(() => {
    if (!beginning) return;
    if ("file" in beginning) composer.pick(beginning.file);
    else openPicker(`${beginning.pick}/*`);
  });
  useEffect(() => begin.current(), []);
  useEffect(() => words.current?.focus(), []);
  // A picture may be chosen without network.
  useEffect(() => void ignoreFailure(loadPreview(), "ahead"), []);

  function openPicker(accept: string) {
    if (!picker.current) return;
    picker.current.accept = accept;
    picker.current.click();
    picker.current.accept = ANY;
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void composer.post();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !isComposing(event)) {
      event.preventDefault();
      void composer.post();
    }
  }

  return (
    <form id={formId} onSubmit={handleSubmit} onPaste={filesFor(take).onPaste}>
      <Stack gap={16}>
        <ComposerHead composer={composer} />
        <WordsField
          ref={words}
          hideLabel
          label="Your post"
          placeholder="What would you like to share?"
          value={composition.content}
          readOnly={composer.isPosting}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onValueChange={composer.write}
          onKeyDown={handleKeyDown}
          onBlur={() => void composer.keeper.flush()}
        />
        {(composer.draft.isRestored || composer.draft.conflict) && (
          <Suspense>
            <LazyDraftNotice
              draft={composer.draft}
              composition={composition}
              keeper={composer.keeper}
              onDiscard={() => {
                composer.discard();
                words.current?.focus();
              }}
            />
          </Suspense>
        )}
        {attachment && (
          <AttachedMedia attachment={attachment} composer={composer} onRemoved={() => words.current?.focus()} />
        )}
        {removed && (
          <RemovedNote removed={removed} isReplaced={attachment !== null} onUndo={composer.restoreAttachment} />
        )}
      </Stack>
      <input
        ref={picker}
        type="file"
        accept={ANY}
        hidden
        aria-label="Picture or video"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (file) composer.pick(file);
        }}
      />
      <FileDrop text="Drop to add the picture or video" onFiles={take} />
      {foot &&
        createPortal(
          <ComposerFoot formId={formId} composer={composer} words={words} onPick={() => openPicker(ANY)} />,
          foot,
        )}
    </form>
  );
}

interface AttachedMediaProps {
  attachment: Attachment;
  composer: PostComposer;
  onRemoved: () => void;
}

function AttachedMedia({ attachment, composer, onRemoved }: AttachedMediaProps) {
  return (
    <Suspense fallback={<Skeleton height={200} radius={8} />}>
      <LazyMediaPreview
        key={keyOf(attachment)}
        attachment={attachment}
        upload={composer.upload}
        isPosting={composer.isPosting}
        onAltChange={composer.describe}
        onRemove={() => {
          composer.removeAttachment();
          onRemoved();
        }}
      />
    </Suspense>
  );
}

interface RemovedNoteProps {
  removed: Attachment;
  /** True when another file has its place. */
  isReplaced: boolean;
  onUndo: () => void;
}

function RemovedNote({ removed: { type }, isReplaced, onUndo }: RemovedNoteProps) {
  return (
    <Stack direction="row" gap={8} align="center">
      <Text role="status" variant="bodySm" tone="secondary">
        {type === "video" ? "Video" : "Picture"} {isReplaced ? "replaced" : "removed"}
      </Text>
      <Button size="sm" variant="ghost" onClick={onUndo}>
        Undo
      </Button>
    </Stack>
  );
}

/** Returns a key that is the same during the upload of a file and after it. */
const keyOf = ({ file, uploaded }: Attachment) => (file ? `${file.name} ${file.lastModified}` : (uploaded?.id ?? ""));
