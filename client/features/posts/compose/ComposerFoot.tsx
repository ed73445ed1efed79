import styled from "@emotion/styled";
import { ImagePlay, MapPin } from "lucide-react";
import type { RefObject } from "react";
import { charactersLeft } from "#client/lib/text/numbers.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Switch } from "#client/ui/controls/Switch.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { FailureText } from "#client/ui/text/FailureText.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { DraftStatus } from "#client/features/posts/drafts/DraftStatus.tsx";
import { EmojiButton } from "#client/features/posts/fields/EmojiButton.tsx";
import { LazyPlaceChip } from "#client/features/posts/fields/LazyPlaceChip.tsx";
import type { PostComposer } from "./useComposer.ts";

/**
 * The composer shows the characters that are left below the first number, and screen readers announce them below the
 * second.
 */
const COUNT_FROM = 500;
const SPOKEN_FROM = 50;

interface ComposerFootProps {
  /** The form that Post submits. */
  formId: string;
  composer: PostComposer;
  words: RefObject<HTMLTextAreaElement | null>;
  onPick: () => void;
}

/** The tools that add to the text of a post, and the button that publishes it. */
export function ComposerFoot({ formId, composer, words, onPick }: ComposerFootProps) {
  const { whereabouts: location, left, isPosting, draft } = composer;
  const { attachment } = composer.composition;
  return (
    <Stack gap={8}>
      <FailureText text={composer.error} />
      <LocationPicker {...location} disabled={isPosting} onNameChange={composer.namePlace} />
      <Tools>
        <IconButton
          label={attachment ? `Replace ${attachment.type === "video" ? "video" : "photo"}` : "Photo or video"}
          icon={<ImagePlay aria-hidden />}
          disabled={isPosting}
          onClick={onPick}
        />
        <EmojiButton area={words} disabled={isPosting} />
        <Switch
          label="Location"
          checked={location.isOn}
          disabled={isPosting}
          onChange={(event) => location.set(event.target.checked)}
        />
        <End>
          {left <= COUNT_FROM ? (
            <Text
              as="span"
              variant="meta"
              tone={left < 0 ? "danger" : "tertiary"}
              aria-live={left <= SPOKEN_FROM ? "polite" : "off"}
            >
              {charactersLeft(left)}
            </Text>
          ) : (
            <DraftStatus saved={draft.saved} />
          )}
          <Button type="submit" form={formId} disabled={!composer.canPost} loading={isPosting} loadingText="Posting...">
            Post
          </Button>
        </End>
      </Tools>
    </Stack>
  );
}

type LocationPickerProps = PostComposer["whereabouts"] & { disabled: boolean; onNameChange: (name: string) => void };

/** The location as far as it is known. */
function LocationPicker({ isFinding, place, reason, set, ...own }: LocationPickerProps) {
  if (!isFinding && !place && !reason) return null;
  return (
    <>
      <Text as="div" role="status" variant="meta" tone={reason ? "danger" : "secondary"}>
        {place ? (
          <VisuallyHidden>Location added</VisuallyHidden>
        ) : (
          <Where>
            <MapPin aria-hidden size="0.875rem" strokeWidth={1.75} /> {isFinding ? "Finding you…" : reason}
          </Where>
        )}
      </Text>
      {place && <LazyPlaceChip {...own} place={place} onRemove={() => set(false)} />}
    </>
  );
}

const Tools = styled.div(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space(4),
  marginInlineStart: `-${theme.space(8)}`,
}));

const Where = styled.span(({ theme }) => ({ display: "inline-flex", alignItems: "center", gap: theme.space(4) }));

const End = styled.div(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: theme.space(12),
  marginInlineStart: "auto",
}));
