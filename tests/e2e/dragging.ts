import type { Page } from "@playwright/test";

/** A file outside of the page. */
interface OutsideFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A picture of one pixel. */
export const PICTURE: OutsideFile = {
  name: "dot.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
};

/**
 * Drags a file from outside over the page, drops it there, or pastes it.
 * @param target the selector of the element where it happens.
 * @returns whether the page takes or refuses the file; otherwise the browser would open it.
 */
export function drag(
  page: Page,
  kind: "dragenter" | "dragover" | "drop" | "paste",
  { mimeType, name, buffer }: OutsideFile,
  target = "body",
): Promise<boolean> {
  return page.locator(target).evaluate(
    (element, { event, base64, type, fileName }) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], fileName, { type }));
      const how = { bubbles: true, cancelable: true };
      return !element.dispatchEvent(
        event === "paste"
          ? new ClipboardEvent(event, { ...how, clipboardData: data })
          : new DragEvent(event, { ...how, dataTransfer: data }),
      );
    },
    { event: kind, base64: buffer.toString("base64"), type: mimeType, fileName: name },
  );
}
