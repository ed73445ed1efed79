import styled from "@emotion/styled";
import { Pencil, X } from "lucide-react";
import { useCallback, useState } from "react";
import { ALT_MAX } from "#server/features/media/media.rules";
import { Button } from "#client/ui/Button.tsx";
import { TextField } from "#client/ui/Field.tsx";
import { IconButton } from "#client/ui/IconButton.tsx";
import { Stack } from "#client/ui/Stack.tsx";
import { Text } from "#client/ui/Text.tsx";
import { useMemberSettings } from "#client/features/settings/memberSettings.ts";
import { AltReminder } from "./AltReminder.tsx";
import { UploadProgress } from "./UploadProgress.tsx";
import type { UploadState } from "./usePictureUpload.ts";

interface PicturePreviewProps {
  picture: File;
  alt: string;
  onAltChange: (alt: string) => void;
  upload: UploadState;
  onRemove: () => void;
  onCancel: () => void;
  onRetry: () => void;
}

/** The picture that will go with the post: how it looks, what it shows in words, and how far it has got. */
export function PicturePreview(props: PicturePreviewProps) {
  const { picture, alt, upload } = props;
  const show = useShow(picture);
  const [isDescribing, setDescribing] = useState(alt !== "");
  const [isReminded, setReminded] = useState(false);
  const reminds = useMemberSettings().settings?.altReminder === true;
  const isSending = upload.is === "sending";
  const isBare = !isDescribing && !isSending;
  return (
    <Stack gap={12}>
      <Frame>
        <img ref={show} alt={alt || "Your picture"} />
        {!isSending && (
          <Corner>
            <IconButton label="Remove picture" icon={<X aria-hidden />} onClick={props.onRemove} />
          </Corner>
        )}
        {isBare && !(reminds && !isReminded) && (
          <Foot>
            <Button size="sm" variant="outline" icon={<Pencil aria-hidden />} onClick={() => setDescribing(true)}>
              Add alt text
            </Button>
          </Foot>
        )}
      </Frame>
      {isBare && reminds && !isReminded && (
        <AltReminder onDescribe={() => setDescribing(true)} onDecline={() => setReminded(true)} />
      )}
      {isSending && <UploadProgress percent={upload.percent} onCancel={props.onCancel} />}
      {upload.is === "failed" && (
        <Stack direction="row" gap={12} align="center" justify="space-between" wrap>
          <Text variant="bodySm" tone="danger">
            The picture could not be uploaded
          </Text>
          <Button size="sm" variant="outline" onClick={props.onRetry}>
            Retry
          </Button>
        </Stack>
      )}
      {isDescribing && (
        <TextField
          label="Alt text"
          hint="Says what the picture shows to those who cannot see it."
          value={alt}
          maxLength={ALT_MAX}
          autoFocus={alt === ""}
          readOnly={isSending}
          dir="auto"
          onChange={(event) => props.onAltChange(event.target.value)}
        />
      )}
    </Stack>
  );
}

/** Shows a file of this browser in an image; its address is given back when the image goes. */
function useShow(file: File) {
  return useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
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
  "& > img": { display: "block", maxWidth: "100%", maxHeight: 320, objectFit: "contain" },
}));

/** On a ground of their own: a picture under them may have any colour. */
const Corner = styled.div(({ theme }) => ({
  position: "absolute",
  insetBlockStart: theme.space(8),
  insetInlineEnd: theme.space(8),
  borderRadius: theme.radius.control,
  background: theme.color.bg.raised,
  border: `1px solid ${theme.color.border.default}`,
}));

const Foot = styled.div(({ theme }) => ({
  position: "absolute",
  insetBlockEnd: theme.space(8),
  insetInlineStart: theme.space(8),
}));
