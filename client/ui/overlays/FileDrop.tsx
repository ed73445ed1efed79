import { Suspense, useEffect, useRef, useState } from "react";
import { takeFiles } from "#client/lib/browser/files.ts";
import { lazyPart } from "./lazyPart.tsx";

/** The overlay's code is loaded with the first file that is dragged over the window. */
const DropOverlay = lazyPart(async () => ({ default: (await import("./DropOverlay.tsx")).DropOverlay }));

interface FileDropProps {
  /** What a drop does, in words. */
  text: string;
  onFiles: (files: File[]) => void;
}

/** Takes files that are dropped anywhere on the page, and says so while one is dragged over it. */
export function FileDrop({ text, onFiles }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    // Enter and leave also come from every element inside the window, so they are counted.
    let depth = 0;
    const listening = new AbortController();
    const { signal } = listening;
    const count = (event: DragEvent, next: number) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      depth = next;
      setOver(depth > 0);
    };
    addEventListener("dragenter", (event) => count(event, depth + 1), { signal });
    addEventListener("dragleave", (event) => count(event, depth - 1), { signal });
    addEventListener("drop", (event) => count(event, 0), { signal });
    const giveUp = takeFiles((files) => latest.current(files));
    return () => {
      giveUp();
      listening.abort();
    };
  }, []);
  return <Suspense>{isOver && <DropOverlay text={text} />}</Suspense>;
}
