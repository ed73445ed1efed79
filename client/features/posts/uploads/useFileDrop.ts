import { useEffect, useRef, useState } from "react";

/** Returns the file that was pasted or dropped; null for text. */
export function fileIn(transfer: DataTransfer | null): File | null {
  return transfer?.files[0] ?? null;
}

/** Accepts a file that is dropped anywhere on the window. True while one is being dragged over it. */
export function useFileDrop(onFile: (file: File) => void, isWanted = true): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFile);
  useEffect(() => {
    latest.current = onFile;
  });
  useEffect(() => {
    if (!isWanted) return undefined;
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
    return () => {
      listening.abort();
      setOver(false);
    };
  }, [isWanted]);
  return isOver;
}
