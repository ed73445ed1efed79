import styled from "@emotion/styled";
import { Pencil, X } from "lucide-react";
import { useCallback, useState } from "react";
import { remainingLength } from "#server/core/text.rules";
import { ALT_MAX } from "#server/features/media/media.limits.rules";
import { useMemberSettings } from "#client/features/settings/core/memberSettings.ts";
import { mediaPath } from "#client/lib/media/mediaPath.ts";
import { charactersLeft } from "#client/lib/text/numbers.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { TextField } from "#client/ui/forms/Field.tsx";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { AltReminder } from "./AltReminder.tsx";
import type { Attachment } from "#client/features/posts/fields/composition.ts";
import { UploadProgress } from "./UploadProgress.tsx";
import type { useMediaUpload } from "./useMediaUpload.ts";

/** The characters that are left are counted below this number. */
const COUNT_FROM = 50;

interface MediaPreviewProps {
  attachment: Attachment;
  upload: ReturnType<typeof useMediaUpload>;
  isPosting: boolean;
  onAltChange: (alt: string) => void;
  onRemove: () => void;
}

/** The preview of the attached picture or video: its description and the progress of its upload. */
export function MediaPreview({ attachment, upload, isPosting, onAltChange, onRemove }: MediaPreviewProps) {
  const { alt, type } = attachment;
  const what = type === "video" ? "video" : "picture";
  const { state } = upload;
  const [isDescribing, setDescribing] = useState(alt !== "");
  const [isReminded, setReminded] = useState(false);
  const reminds = useMemberSettings().value?.altReminder === true && type === "image" && !isReminded;
  const left = remainingLength(alt, ALT_MAX);
  return (
    <Stack gap={12}>
      <Frame>
        <Show attachment={attachment} />
        {!isPosting && (
          <Corner>
            <IconButton label={`Remove ${what}`} icon={<X aria-hidden />} onClick={onRemove} />
          </Corner>
        )}
        {!isDescribing && !reminds && !isPosting && (
          <Foot>
            <Button size="sm" variant="outline" icon={<Pencil aria-hidden />} onClick={() => setDescribing(true)}>
              Add alt text
            </Button>
          </Foot>
        )}
      </Frame>
      {state.is === "sending" && <UploadProgress what={what} percent={state.percent} onCancel={upload.cancel} />}
      {(state.is === "failed" || state.is === "cancelled" || state.is === "unanswered") && (
        <Stack direction="row" gap={12} align="center" justify="space-between" wrap>
          {state.is === "failed" ? (
            <Text role="alert" variant="bodySm" tone="danger">
              {state.reason}
            </Text>
          ) : (
            <Text role="status" variant="bodySm" tone="secondary">
              {state.is === "cancelled" ? "Upload cancelled" : "Waiting to upload"}
            </Text>
          )}
          <Button size="sm" variant="outline" onClick={upload.retry}>
            Try Again
          </Button>
        </Stack>
      )}
      {!isDescribing && reminds && !isPosting && (
        <AltReminder onDescribe={() => setDescribing(true)} onDecline={() => setReminded(true)} />
      )}
      {isDescribing && (
        <TextField
          label="Alt text"
          hint={`Describes the ${what} for people who cannot see it.`}
          {...(left <= COUNT_FROM && { status: charactersLeft(left) })}
          value={alt}
          maxLength={ALT_MAX}
          autoFocus={alt === ""}
          readOnly={isPosting}
          dir="auto"
          onChange={(event) => onAltChange(event.target.value)}
          onBlur={upload.describe}
        />
      )}
    </Stack>
  );
}

/**
 * The picture comes from this browser where the file is here, else from the server, which has the still of one that
 * moves.
 */
function Show({ attachment: { type, file, alt, uploaded } }: { attachment: Attachment }) {
  const still = type === "image" ? uploaded?.still : null;
  const show = useShow(still ? null : file, still ?? uploaded?.url ?? "");
  if (type === "image") return <img ref={show} alt={alt || "Your picture"} />;
  return (
    <video ref={show} controls muted playsInline preload="metadata" aria-label={alt || "Your video"}>
      <track kind="captions" />
    </video>
  );
}

/** Returns the address of the file in this browser, which is released when the component unmounts. */
function useShow(file: File | null, stored: string) {
  return useCallback(
    (element: HTMLImageElement | HTMLVideoElement | null) => {
      if (!element) return undefined;
      const url = file ? URL.createObjectURL(file) : mediaPath(stored);
      element.src = url;
      return () => {
        if (!file) return;
        // It stops loading first: what is read of a released address fails with an error on the console.
        element.removeAttribute("src");
        if (element instanceof HTMLVideoElement) element.load();
        URL.revokeObjectURL(url);
      };
    },
    [file, stored],
  );
}

const Frame = styled.div(({ theme }) => ({
  position: "relative",
  display: "grid",
  placeItems: "center",
  minHeight: 120,
  overflow: "hidden",
  borderRadius: theme.radius.control,
  background: theme.color.bg.sunken,
  "& > img, & > video": { display: "block", maxWidth: "100%", maxHeight: 320, objectFit: "contain" },
}));

/** The buttons have a background of their own: a picture under them may have any colour. */
const Corner = styled.div(({ theme }) => ({
  position: "absolute",
  insetBlockStart: theme.space(8),
  insetInlineEnd: theme.space(8),
  borderRadius: theme.radius.control,
  background: theme.color.bg.raised,
  border: `1px solid ${theme.color.border.default}`,
}));

/** This is at the start of the upper edge, because a video has its controls at the bottom. */
const Foot = styled.div(({ theme }) => ({
  position: "absolute",
  insetBlockStart: theme.space(8),
  insetInlineStart: theme.space(8),
}));
