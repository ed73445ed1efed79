import { OFFLINE, useOnline } from "#client/lib/browser/useOnline.ts";
import { Text } from "./Text.tsx";

/** Why an action failed. That the device was offline is no reason any more once the network is back. */
export function FailureText({ text }: { text: string | null | undefined }) {
  const isOnline = useOnline();
  if (!text || (isOnline && text === OFFLINE)) return null;
  return (
    <Text role="alert" variant="bodySm" tone="danger">
      {text}
    </Text>
  );
}
