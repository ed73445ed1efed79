/** Takes files that were dropped on the page or pasted into it. */
type Taker = (files: File[]) => void;

/** Those who take files that are dropped anywhere on the page; the last is in front. */
const takers: Taker[] = [];

const hasFiles = (transfer: DataTransfer | null) => transfer?.types.includes("Files") ?? false;

/** Returns the files of a paste. Some programs copy a document as a text and a file: then the text is meant. */
function pasted({ files, types }: DataTransfer): File[] {
  const isMedium = (file: File) => /^(image|video)\//.test(file.type);
  return [...files].filter((file) => isMedium(file) || !types.includes("text/plain"));
}

/** Keeps dropped files on the page: without this, the browser opens a file that nobody takes instead of the page. */
export function keepFiles(): void {
  addEventListener("dragover", (event) => {
    if (event.defaultPrevented || !event.dataTransfer || !hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = takers.length > 0 ? "copy" : "none";
  });
  addEventListener("drop", (event) => {
    if (event.defaultPrevented || !event.dataTransfer || !hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    takers.at(-1)?.([...event.dataTransfer.files]);
  });
  addEventListener("paste", (event) => {
    const isForText = event.target instanceof Element && event.target.matches("input,textarea,[contenteditable]");
    const files = isForText || event.defaultPrevented || !event.clipboardData ? [] : pasted(event.clipboardData);
    if (files.length > 0) takers.at(-1)?.(files);
  });
}

/** Takes files that are dropped anywhere on the page until the returned function is called. */
export function takeFiles(taker: Taker): () => void {
  takers.push(taker);
  return () => void takers.splice(takers.indexOf(taker), 1);
}

/** Returns handlers for an element that takes the files that are dropped on it or pasted into it. */
export function filesFor(taker: Taker) {
  return {
    onDragOver: (event: { dataTransfer: DataTransfer; preventDefault: () => void }) => {
      if (hasFiles(event.dataTransfer)) event.preventDefault();
    },
    onDrop: (event: { dataTransfer: DataTransfer; preventDefault: () => void }) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      taker([...event.dataTransfer.files]);
    },
    onPaste: (event: { clipboardData: DataTransfer; preventDefault: () => void }) => {
      const files = pasted(event.clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      taker(files);
    },
  };
}
