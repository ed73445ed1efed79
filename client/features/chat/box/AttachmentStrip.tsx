import styled from "@emotion/styled";
import { RotateCw, X } from "lucide-react";
import { mediaPath } from "#client/lib/media/mediaPath.ts";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import type { Attachment } from "./useAttachments.ts";

interface AttachmentStripProps {
  attachments: readonly Attachment[];
  onRemove: (key: string) => void;
  onRetry: (key: string) => void;
}

/** The pictures of the message that is being written, and the progress of their uploads. */
export function AttachmentStrip({ attachments, onRemove, onRetry }: AttachmentStripProps) {
  if (attachments.length === 0) return null;
  return (
    <Strip aria-label="Pictures">
      {attachments.map(({ key, file, preview, percent, media, failure }) => (
        <Item key={key} data-failed={failure !== null || undefined}>
          <img src={media?.animated && media.thumbnail ? mediaPath(media.thumbnail) : preview} alt={file.name} />
          {media === null && failure === null && (
            <Progress role="progressbar" aria-label={`Uploading ${file.name}`} aria-valuenow={percent}>
              {percent}%
            </Progress>
          )}
          {failure !== null && (
            <Again>
              <VisuallyHidden role="alert">{failure}</VisuallyHidden>
              <IconButton
                label={`Upload ${file.name} again`}
                title={failure}
                icon={<RotateCw aria-hidden />}
                onClick={() => onRetry(key)}
              />
            </Again>
          )}
          <Remove label={`Remove ${file.name}`} icon={<X aria-hidden />} onClick={() => onRemove(key)} />
        </Item>
      ))}
    </Strip>
  );
}

const Strip = styled.ul(({ theme }) => ({ display: "flex", flexWrap: "wrap", gap: theme.space(8) }));
const Item = styled.li(({ theme }) => ({
  position: "relative",
  width: 72,
  height: 72,
  overflow: "hidden",
  borderRadius: theme.radius.control,
  border: `1px solid ${theme.color.border.default}`,
  "&[data-failed]": { borderColor: theme.color.danger.text },
  "& > img": { width: "100%", height: "100%", objectFit: "cover" },
}));
const Progress = styled.div(({ theme }) => ({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  background: theme.color.bg.scrim,
  color: "#fff",
  ...theme.type.micro,
}));
const Again = styled.div(({ theme }) => ({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  "& > button": { background: theme.color.bg.raised },
}));
const Remove = styled(IconButton)(({ theme }) => ({
  position: "absolute",
  insetBlockStart: 2,
  insetInlineEnd: 2,
  minWidth: 26,
  width: 26,
  height: 26,
  padding: 0,
  background: theme.color.bg.raised,
  "@media (pointer: coarse)": { minWidth: 30, width: 30, height: 30 },
}));
