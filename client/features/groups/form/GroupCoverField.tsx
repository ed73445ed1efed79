import styled from "@emotion/styled";
import { ImagePlus } from "lucide-react";
import { CropOnDemand } from "#client/features/media/CropOnDemand.tsx";
import { PictureButton } from "#client/features/media/PictureButton.tsx";
import { UploadOverlay } from "#client/features/media/UploadOverlay.tsx";
import { mediaPath } from "#client/lib/media/mediaPath.ts";
import { filesFor } from "#client/lib/browser/files.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import type { GroupCover } from "./useGroupCover.ts";

interface GroupCoverFieldProps {
  cover: GroupCover;
  /** The URL of the saved cover; null for none. */
  stored: string | null;
}

/** The field of a group's cover, with a preview. */
export function GroupCoverField({ cover, stored }: GroupCoverFieldProps) {
  const { upload } = cover;
  const visible = upload.preview ?? (stored === null ? null : mediaPath(stored));
  return (
    <Stack gap={8} {...filesFor(([file]) => file && upload.pick(file))}>
      {visible !== null && (
        <Preview>
          <img src={visible} alt="The group's cover" />
          {upload.percent !== null && <UploadOverlay name="cover" percent={upload.percent} />}
        </Preview>
      )}
      <Stack direction="row" gap={8}>
        <PictureButton variant="outline" size="sm" icon={<ImagePlus aria-hidden />} onPick={upload.pick}>
          {visible === null ? "Add a cover" : "Change cover"}
        </PictureButton>
        {visible !== null && (
          <Button variant="ghost" size="sm" onClick={cover.remove}>
            Remove cover
          </Button>
        )}
      </Stack>
      <CropOnDemand upload={upload} onCut={(picture) => void cover.send(picture)} />
    </Stack>
  );
}

const Preview = styled.div(({ theme }) => ({
  position: "relative",
  aspectRatio: "3",
  overflow: "hidden",
  borderRadius: theme.radius.control,
  "& img": { width: "100%", height: "100%", objectFit: "cover", display: "block" },
}));
