import { useEffect, useRef, useState } from "react";
import { uploadMedia } from "#client/apollo/upload.ts";
import { isPicture } from "./profilePictures.ts";
import type { PictureKind } from "./profilePictures.ts";

/**
 * Uploads a picture from the member's files: it is validated, cropped, previewed and sent. After a failure the preview
 * disappears.
 */
export function usePictureUpload(kind: PictureKind) {
  /** The file that is being cropped. */
  const [file, setFile] = useState<File | null>(null);
  /** The preview of the cropped picture, as long as it replaces the saved one. */
  const [preview, setPreview] = useState<string | null>(null);
  /** The progress of the upload; null when there is none. */
  const [percent, setPercent] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  return {
    file,
    preview,
    percent,
    kind,
    /** Opens a valid file for cropping. */
    pick(chosen: File): void {
      if (isPicture(chosen, kind)) setFile(chosen);
    },
    closeCrop: () => setFile(null),
    /** Previews the picture and uploads it. @returns its id on the server. @throws the errors of `uploadMedia` */
    async send(picture: Blob): Promise<string> {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setFile(null);
      setPreview(URL.createObjectURL(picture));
      setPercent(0);
      try {
        return (await uploadMedia(picture, { signal: controller.signal, onProgress: setPercent })).id;
      } catch (failure) {
        if (running.current === controller) setPreview(null);
        throw failure;
      } finally {
        if (running.current === controller) setPercent(null);
      }
    },
    /** Clears the preview, so that the saved picture is visible again. */
    clear(): void {
      running.current?.abort();
      setPreview(null);
    },
  };
}

export type PictureUpload = ReturnType<typeof usePictureUpload>;
