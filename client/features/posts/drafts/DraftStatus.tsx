import { Text } from "#client/ui/text/Text.tsx";
import type { DraftState } from "./DraftStore.ts";

/** Where what was written is kept; nothing while it is not, or where there is nothing. */
export function DraftStatus({ saved }: { saved: DraftState["saved"] }) {
  const words = saved === "everywhere" ? "Draft saved" : saved === "here" ? "Draft saved on this device" : "";
  return (
    <Text as="span" role="status" variant="meta" tone="tertiary">
      {words}
    </Text>
  );
}
