import { Text } from "#client/ui/text/Text.tsx";
import type { DraftState } from "./DraftStore.ts";

/** Where the draft is stored; it renders nothing while it is not stored, or when it is empty. */
export function DraftStatus({ saved }: { saved: DraftState["saved"] }) {
  const words = saved === "everywhere" ? "Draft saved" : saved === "here" ? "Draft saved on this device" : "";
  return (
    <Text as="span" role="status" variant="meta" tone="tertiary">
      {words}
    </Text>
  );
}
