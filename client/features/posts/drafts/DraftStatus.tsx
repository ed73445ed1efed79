import { Text } from "#client/ui/text/Text.tsx";
import type { DraftState } from "./DraftStore.ts";

/** Where what was written is kept; nothing while it is not, or where there is nothing. */
export function DraftStatus({ kept }: { kept: DraftState["kept"] }) {
  const words = kept === "everywhere" ? "Draft saved" : kept === "here" ? "Draft saved on this device" : "";
  return (
    <Text as="span" role="status" variant="meta" tone="tertiary">
      {words}
    </Text>
  );
}
