import { IMAGE_TOO_LARGE, NOT_AN_IMAGE, POST_IMAGE_MAX_BYTES } from "#server/features/media/media.rules";
import { useEffect, useRef, useState } from "react";

/** Why a file cannot be the picture of a post; null when it can. The server looks into the file itself. */
export function whyNotAPicture(file: File): string | null {
  if (!file.type.startsWith("image/")) return NOT_AN_IMAGE;
  if (file.size > POST_IMAGE_MAX_BYTES) return IMAGE_TOO_LARGE;
  return null;
}

/** The file in what was pasted or dropped; null where it is text. */
export function fileIn(transfer: DataTransfer | null): File | null {
  return transfer?.files[0] ?? null;
}

/** Takes a file that is dropped anywhere on the window. True while one is being dragged over it. */
export function useFileDrop(onFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFile);
  useEffect(() => {
    latest.current = onFile;
  });
  useEffect(() => {
    // Enter and leave also come from every element inside the window, so they are counted.
    let depth = 0;
    const listening = new AbortController();
    const { signal } = listening;
    const hasFile = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
    addEventListener("dragenter", (event) => hasFile(event) && setOver(++depth > 0), { signal });
    addEventListener("dragleave", (event) => hasFile(event) && setOver(--depth > 0), { signal });
    addEventListener("dragover", (event) => hasFile(event) && event.preventDefault(), { signal });
    addEventListener(
      "drop",
      (event) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        depth = 0;
        setOver(false);
        const file = fileIn(event.dataTransfer);
        if (file) latest.current(file);
      },
      { signal },
    );
    return () => listening.abort();
  }, []);
  return isOver;
}
