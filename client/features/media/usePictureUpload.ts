import { useEffect, useRef, useState } from "react";
import { uploadMedia } from "#client/apollo/upload.ts";
import { isPicture } from "./profilePictures.ts";
import type { PictureKind } from "./profilePictures.ts";

/**
 * The way of a picture from the member's files to the server: judged, cropped, shown before it is there, sent. A
 * picture that could not be sent is not shown any more.
 */
export function usePictureUpload(kind: PictureKind) {
  /** What is being cropped. */
  const [file, setFile] = useState<File | null>(null);
  /** The cropped picture, as long as it stands for the one that is kept. */
  const [preview, setPreview] = useState<string | null>(null);
  /** How much of it has been sent; null when nothing is on its way. */
  const [percent, setPercent] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  return {
    file,
    preview,
    percent,
    kind,
    /** Takes a file to be cropped, if it can be a picture. */
    pick(chosen: File): void {
      if (isPicture(chosen, kind)) setFile(chosen);
    },
    closeCrop: () => setFile(null),
    /** Shows the picture and sends it. @returns its number on the server. @throws what `uploadMedia` throws */
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
    /** The picture that is kept is shown again. */
    clear(): void {
      running.current?.abort();
      setPreview(null);
    },
  };
}

export type PictureUpload = ReturnType<typeof usePictureUpload>;
