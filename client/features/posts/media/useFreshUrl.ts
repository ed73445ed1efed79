import { useApolloClient } from "@apollo/client/react";
import { useRef } from "react";

/**
 * Returns a handler for a file that could not be loaded: its address may have expired, so each is asked for again once.
 * @param onLost nothing newer was found.
 */
export function useFreshUrl(media: { id: string; url: string }, onLost: () => void): () => void {
  const client = useApolloClient();
  const requested = useRef("");
  async function renew({ id, url }: typeof media) {
    try {
      const { freshUrl } = await import("./freshMedia.ts");
      const fresh = await freshUrl(client, id);
      if (!fresh || fresh === url) onLost();
    } catch {
      onLost();
    }
  }
  return () => {
    if (requested.current === media.url) return onLost();
    requested.current = media.url;
    void renew(media);
  };
}
