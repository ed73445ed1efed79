import { OnDemand } from "#client/ui/overlays/OnDemand.tsx";
import type { PictureUpload } from "./usePictureUpload.ts";

const loadCrop = async () => (await import("./CropDialog.tsx")).CropDialog;

interface CropOnDemandProps {
  upload: PictureUpload;
  onCut: (picture: Blob) => void;
}

/** The crop dialog while there is a picked file to crop. Its code is loaded with the first such file. */
export function CropOnDemand({ upload, onCut }: CropOnDemandProps) {
  const { file, kind, closeCrop } = upload;
  if (!file) return null;
  return (
    <OnDemand load={loadCrop} onFailed={closeCrop}>
      {(CropDialog) => <CropDialog file={file} kind={kind} onCut={onCut} onClose={closeCrop} />}
    </OnDemand>
  );
}
