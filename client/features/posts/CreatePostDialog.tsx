import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { Globe, ImagePlus } from "lucide-react";
import { lazy, Suspense, useEffect, useId, useRef } from "react";
import type { ClipboardEvent, FormEvent, KeyboardEvent } from "react";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { useGrowing } from "#client/lib/useGrowing.ts";
import { Avatar } from "#client/ui/Avatar.tsx";
import { Dialog } from "#client/ui/Dialog.tsx";
import { TextArea } from "#client/ui/Field.tsx";
import { Skeleton } from "#client/ui/Skeleton.tsx";
import { Stack } from "#client/ui/Stack.tsx";
import { Text } from "#client/ui/Text.tsx";
import { ComposerFoot } from "./ComposerFoot.tsx";
import { fileIn, useFileDrop } from "./picturePicking.ts";
import { useComposer } from "./useComposer.ts";

/** Only a post with a picture needs these. */
const LazyPicturePreview = lazy(() =>
  import("./PicturePreview.tsx").then(({ PicturePreview }) => ({ default: PicturePreview })),
);

/** The composer, and what it tells to whoever opened it. */
export interface CreatePostDialogProps {
  /** Opens the picture picker at once. */
  withPicture?: boolean;
  onClose: () => void;
  /** Called with the id of the new post. */
  onCreated: (postId: string) => void;
}

/** Where a post is written. Closing it keeps what was written as a draft. */
export function CreatePostDialog({ withPicture = false, onClose, onCreated }: CreatePostDialogProps) {
  const viewer = useViewer();
  const composer = useComposer({
    account: viewer.id,
    onCreated(postId) {
      onCreated(postId);
      onClose();
    },
  });
  const { draft, upload } = composer;
  const formId = useId();
  const words = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  useGrowing(words, draft.text);
  const isOver = useFileDrop(composer.pick);

  // The browser opens its picker only for as long as the click that asked for it counts.
  useEffect(() => {
    if (withPicture) picker.current?.click();
  }, [withPicture]);

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
    if (!file?.type.startsWith("image/")) return;
    event.preventDefault();
    composer.pick(file);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Create a post"
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        words.current?.focus();
      }}
      footer={<ComposerFoot formId={formId} composer={composer} onPick={() => picker.current?.click()} />}
    >
      <form id={formId} onSubmit={handleSubmit}>
        <Stack gap={16}>
          <Stack direction="row" gap={12} align="center">
            <Avatar name={viewer.name} image={viewer.avatar} size={44} />
            <Stack gap={2}>
              <Name dir="auto">{viewer.name}</Name>
              <Audience variant="meta" tone="tertiary">
                <Globe aria-hidden size={14} strokeWidth={1.75} /> Public
              </Audience>
            </Stack>
          </Stack>
          <Words
            ref={words}
            hideLabel
            label="Your post"
            placeholder="What would you like to share?"
            value={draft.text}
            dir="auto"
            readOnly={composer.isPosting}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            onChange={(event) => composer.write(event.target.value)}
            onKeyDown={handleKeyDown}
            onPaste={handlePaste}
          />
          {composer.isRestored && (
            <Text as="div" variant="meta" tone="tertiary">
              <span role="status">Draft restored</span> ·{" "}
              <Discard
                type="button"
                onClick={() => {
                  composer.discard();
                  words.current?.focus();
                }}
              >
                Discard
              </Discard>
            </Text>
          )}
          {draft.picture && (
            <Suspense fallback={<Skeleton height={200} radius={8} />}>
              <LazyPicturePreview
                picture={draft.picture}
                alt={draft.alt}
                upload={upload.state}
                onAltChange={composer.describe}
                onRemove={composer.removePicture}
                onCancel={upload.cancel}
                onRetry={() => void composer.post()}
              />
            </Suspense>
          )}
        </Stack>
        <input
          ref={picker}
          type="file"
          accept="image/*"
          hidden
          aria-label="Picture"
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = "";
            if (file) composer.pick(file);
          }}
        />
      </form>
      {isOver && (
        <Drop aria-hidden>
          <ImagePlus size={28} strokeWidth={1.75} />
          Drop to add the picture
        </Drop>
      )}
    </Dialog>
  );
}

/** Grows with its words from 120 to 360 px, then scrolls. */
const Words = styled(TextArea)(({ theme }) => ({
  minHeight: 120,
  maxHeight: 360,
  resize: "none",
  ...theme.type.body,
  fontSize: "1rem",
}));

const Name = styled.span(({ theme }) => ({ ...theme.type.bodySm, fontWeight: 600 }));

const Audience = styled(Text)(({ theme }) => ({ display: "inline-flex", alignItems: "center", gap: theme.space(4) }));

const Discard = styled.button(({ theme }) => ({
  padding: `${theme.space(4)} ${theme.space(2)}`,
  border: 0,
  background: "none",
  font: "inherit",
  color: theme.color.text.link,
  cursor: "pointer",
  "&:hover": { textDecoration: "underline" },
}));

const fade = keyframes({ from: { opacity: 0 } });

const Drop = styled.div(({ theme }) => ({
  position: "absolute",
  inset: theme.space(8),
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: theme.space(8),
  borderRadius: theme.radius.card,
  border: `2px dashed ${theme.color.primary.solid}`,
  background: theme.color.bg.selected,
  color: theme.color.primary.tintText,
  ...theme.type.ui,
  pointerEvents: "none",
  animation: `${fade} ${theme.motion.fast}`,
}));
