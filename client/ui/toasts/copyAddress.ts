import { copyText } from "#client/lib/text/clipboard.ts";
import { toast } from "./toast.ts";

/**
 * Copies the address of something to the clipboard and reports it in a toast; false when the clipboard is not
 * available.
 */
export async function copyAddress(url: string, shared: "post" | "comment" | "group"): Promise<boolean> {
  const isCopied = await copyText(url);
  if (isCopied) toast.success("Link copied to clipboard!", `You can now share this ${shared} anywhere.`);
  else toast.failure("Could not copy the link", url);
  return isCopied;
}
