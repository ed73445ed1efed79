import styled from "@emotion/styled";
import { ImagePlus } from "lucide-react";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { filesFor } from "#client/lib/browser/files.ts";
import { toast } from "#client/ui/toasts/toast.ts";
import { Banner } from "#client/features/profiles/core/Banner.tsx";
import type { Banner_user } from "#client/features/profiles/core/Banner.tsx";
import { CropOnDemand } from "#client/features/media/CropOnDemand.tsx";
import { PictureButton } from "#client/features/media/PictureButton.tsx";
import { BANNER, reportUploadFailed } from "#client/features/media/profilePictures.ts";
import { UploadOverlay } from "#client/features/media/UploadOverlay.tsx";
import { usePictureUpload } from "#client/features/media/usePictureUpload.ts";
import { useUpdateProfile, whenLoaded } from "#client/features/profiles/core/useUpdateProfile.ts";

/** The member's own banner, with a button to change it. After a failed upload the old one is visible again. */
export function OwnBanner({ user }: { user: FragmentType<typeof Banner_user> }) {
  const upload = usePictureUpload(BANNER);
  const update = useUpdateProfile();

  async function handleCut(picture: Blob) {
    try {
      const { banner } = await update({ bannerId: await upload.send(picture) });
      if (banner) await whenLoaded(banner.url);
      toast.success("Banner updated");
    } catch (failure) {
      if (!(failure instanceof DOMException && failure.name === "AbortError")) reportUploadFailed(BANNER);
    }
    upload.clear();
  }

  return (
    <Whole {...(upload.preview === null && filesFor(([file]) => file && upload.pick(file)))}>
      <Banner user={user} preview={upload.preview} />
      {upload.percent !== null && <UploadOverlay name="banner" percent={upload.percent} />}
      <Change>
        <PictureButton
          variant="outline"
          icon={<ImagePlus aria-hidden />}
          disabled={upload.preview !== null}
          onPick={upload.pick}
        >
          Change banner
        </PictureButton>
      </Change>
      <CropOnDemand upload={upload} onCut={(picture) => void handleCut(picture)} />
    </Whole>
  );
}

/** It has no box of its own: what is inside stands in that of the parent. */
const Whole = styled.div({ display: "contents" });
const Change = styled.div(({ theme }) => ({
  position: "absolute",
  insetBlockStart: theme.space(12),
  insetInlineEnd: theme.space(12),
}));
