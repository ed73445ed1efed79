import { copyText } from "#client/lib/text/clipboard.ts";
import { toast } from "./toast.ts";

/** Puts the address of something that can be shared on the clipboard and says so; false when no way to it is open. */
export async function copyAddress(url: string, shared: "post" | "comment" | "group"): Promise<boolean> {
  const isCopied = await copyText(url);
  if (isCopied) toast.success("Link copied to clipboard!", `You can now share this ${shared} anywhere.`);
  else toast.failure("Could not copy the link", url);
  return isCopied;
}
