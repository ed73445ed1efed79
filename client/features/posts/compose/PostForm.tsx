import styled from "@emotion/styled";
import { Globe, UsersRound } from "lucide-react";
import { lazy, Suspense, use, useEffect, useId, useRef } from "react";
import type { ClipboardEvent, FormEvent, KeyboardEvent } from "react";
import { createPortal } from "react-dom";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { Avatar } from "#client/ui/text/Avatar.tsx";
import { Button } from "#client/ui/controls/Button.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { ComposerFoot } from "./ComposerFoot.tsx";
import type { Attachment } from "#client/features/posts/fields/composition.ts";
import { DraftNotice } from "#client/features/posts/drafts/DraftNotice.tsx";
import { DropOverlay } from "#client/features/posts/uploads/DropOverlay.tsx";
import { fileIn, useFileDrop } from "#client/features/posts/uploads/useFileDrop.ts";
import { useComposer } from "./useComposer.ts";
import { WordsField } from "#client/features/posts/fields/WordsField.tsx";
import { WritingPlace } from "#client/features/posts/publish/writingPlace.ts";

/** Only a post with a picture or video needs these. */
const LazyMediaPreview = lazy(() =>
  import("#client/features/posts/uploads/MediaPreview.tsx").then(({ MediaPreview }) => ({ default: MediaPreview })),
);

const ANY = "image/*,video/*";

/** How a composer begins: empty-handed, with a picker open, or with a file that was dropped. */
export type Beginning = { pick: "image" | "video" } | { file: File } | null;

interface PostFormProps {
  beginning: Beginning;
  /** Where the tools and Post stand, in view whatever the length of the post. */
  foot: HTMLElement | null;
  onCreated: (postId: string) => void;
}

/** Writing a post: its words and what goes with them. */
export function PostForm({ beginning, foot, onCreated }: PostFormProps) {
  const viewer = useViewer();
  const group = use(WritingPlace);
  const composer = useComposer(onCreated);
  const { composition, removed } = composer;
  const { attachment } = composition;
  const formId = useId();
  const words = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const isOver = useFileDrop(composer.pick);

  // The browser opens its picker only for as long as the click that asked for it counts.
  const begin = useRef(() => {
    if (!beginning) return;
    if ("file" in beginning) composer.pick(beginning.file);
    else openPicker(`${beginning.pick}/*`);
  });
  useEffect(() => begin.current(), []);
  useEffect(() => words.current?.focus(), []);

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
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing) {
      event.preventDefault();
      void composer.post();
    }
  }

  function handlePaste(event: ClipboardEvent) {
    const file = fileIn(event.clipboardData);
    if (!file || !/^(image|video)\//.test(file.type)) return;
    event.preventDefault();
    composer.pick(file);
  }

  return (
    <form id={formId} onSubmit={handleSubmit}>
      <Stack gap={16}>
        <Stack direction="row" gap={12} align="center">
          <Avatar name={viewer.name} image={viewer.avatar} size={44} />
          <Stack gap={2}>
            <Name dir="auto">{viewer.name}</Name>
            <Audience variant="meta" tone="tertiary">
              {group ? (
                <>
                  <UsersRound aria-hidden size={14} strokeWidth={1.75} /> In {group.name}
                </>
              ) : (
                <>
                  <Globe aria-hidden size={14} strokeWidth={1.75} /> Public
                </>
              )}
            </Audience>
          </Stack>
        </Stack>
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
          onPaste={handlePaste}
          onBlur={() => void composer.keeper.flush()}
        />
        <DraftNotice
          draft={composer.draft}
          keeper={composer.keeper}
          onDiscard={() => {
            composer.discard();
            words.current?.focus();
          }}
        />
        {attachment && (
          <Suspense fallback={<Skeleton height={200} radius={8} />}>
            <LazyMediaPreview
              key={keyOf(attachment)}
              attachment={attachment}
              upload={composer.upload}
              isPosting={composer.isPosting}
              onAltChange={composer.describe}
              onRemove={() => {
                composer.removeAttachment();
                words.current?.focus();
              }}
            />
          </Suspense>
        )}
        {removed && !attachment && (
          <Stack direction="row" gap={8} align="center">
            <Text role="status" variant="bodySm" tone="secondary">
              {removed.type === "video" ? "Video removed" : "Picture removed"}
            </Text>
            <Button size="sm" variant="ghost" onClick={composer.restoreAttachment}>
              Undo
            </Button>
          </Stack>
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
      {isOver && <DropOverlay />}
      {foot &&
        createPortal(
          <ComposerFoot formId={formId} composer={composer} words={words} onPick={() => openPicker(ANY)} />,
          foot,
        )}
    </form>
  );
}

/** The same while a file is on its way and when it has come. */
const keyOf = ({ file, uploaded }: Attachment) => (file ? `${file.name} ${file.lastModified}` : (uploaded?.id ?? ""));

const Name = styled.span(({ theme }) => ({ ...theme.type.bodySm, fontWeight: 600 }));

const Audience = styled(Text)(({ theme }) => ({ display: "inline-flex", alignItems: "center", gap: theme.space(4) }));
