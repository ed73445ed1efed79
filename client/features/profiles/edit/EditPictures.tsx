import styled from "@emotion/styled";
import { Trash2 } from "lucide-react";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { filesFor } from "#client/lib/browser/files.ts";
import { Avatar } from "#client/ui/text/Avatar.tsx";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Banner } from "#client/features/profiles/core/Banner.tsx";
import type { Banner_user } from "#client/features/profiles/core/Banner.tsx";
import { CropOnDemand } from "#client/features/media/CropOnDemand.tsx";
import { DefaultBanner } from "#client/features/media/DefaultBanner.tsx";
import { PictureButton } from "#client/features/media/PictureButton.tsx";
import { ProfileFace } from "#client/features/profiles/core/profileLayout.ts";
import { UploadOverlay } from "#client/features/media/UploadOverlay.tsx";
import type { EditPicture } from "./useEditPicture.ts";

interface EditPicturesProps {
  user: FragmentType<typeof Banner_user> & { name: string; avatar?: { url: string } | null; hasBanner: boolean };
  photo: EditPicture;
  banner: EditPicture;
  isReadOnly: boolean;
}

/** The two pictures of a profile as they will be, with their buttons. */
export function EditPictures({ user, photo, banner, isReadOnly }: EditPicturesProps) {
  const current = photo.choice === "none" ? null : photo.upload.preview ? { url: photo.upload.preview } : user.avatar;
  return (
    <div>
      <Wide {...taking(banner, isReadOnly)}>
        {banner.choice === "none" ? <DefaultBanner /> : <Banner user={user} preview={banner.upload.preview} />}
        {banner.upload.percent !== null && <UploadOverlay name="banner" percent={banner.upload.percent} />}
      </Wide>
      <Row>
        <ProfileFace>
          <Square {...taking(photo, isReadOnly)}>
            <Avatar name={user.name} image={current ?? null} size={112} />
            {photo.upload.percent !== null && <UploadOverlay name="photo" percent={photo.upload.percent} />}
          </Square>
        </ProfileFace>
        <Stack direction="row" gap={8} wrap>
          <PictureActions
            id="avatar"
            picture={photo}
            canRemove={current !== null && current !== undefined}
            isReadOnly={isReadOnly}
          />
          <PictureActions
            id="banner"
            picture={banner}
            canRemove={banner.choice === "new" || (banner.choice === "kept" && user.hasBanner)}
            isReadOnly={isReadOnly}
          />
        </Stack>
      </Row>
    </div>
  );
}

/** A picture that is dropped on its place or pasted there is taken as if it had been chosen. */
const taking = ({ upload }: EditPicture, isReadOnly: boolean) =>
  isReadOnly ? {} : filesFor(([file]) => file && upload.pick(file));

interface PictureActionsProps {
  /** The id to which an address links, to fill in this picture. */
  id: string;
  picture: EditPicture;
  canRemove: boolean;
  isReadOnly: boolean;
}

function PictureActions({ id, picture, canRemove, isReadOnly }: PictureActionsProps) {
  const { upload } = picture;
  const { name } = upload.kind;
  return (
    <Stack direction="row" gap={4} {...taking(picture, isReadOnly)}>
      <PictureButton id={id} variant="outline" size="sm" disabled={isReadOnly} onPick={upload.pick}>
        {canRemove ? `Change ${name}` : `Add ${name}`}
      </PictureButton>
      {canRemove && (
        <IconButton
          label={`Remove ${name}`}
          title={`Remove ${name}`}
          icon={<Trash2 aria-hidden />}
          disabled={isReadOnly}
          onClick={picture.remove}
        />
      )}
      <CropOnDemand upload={upload} onCut={picture.handleCut} />
    </Stack>
  );
}

const Wide = styled.div(({ theme }) => ({
  position: "relative",
  aspectRatio: "3",
  overflow: "hidden",
  borderRadius: theme.radius.control,
  background: theme.color.primary.tint,
}));
const Row = styled.div(({ theme }) => ({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: theme.space(12),
  paddingInlineStart: theme.space(16),
  "& > :last-child": { paddingBlockStart: theme.space(12) },
}));
const Square = styled.div(({ theme }) => ({
  position: "relative",
  display: "flex",
  overflow: "hidden",
  borderRadius: theme.radius.avatar,
}));
