import { Button } from "./Button.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";

interface ShowMoreProps {
  label: string;
  hasMore: boolean;
  state: "idle" | "loading" | "failed";
  onMore: () => void;
}

/** The way to the next page of a list; nothing at its end. */
export function ShowMore({ label, hasMore, state, onMore }: ShowMoreProps) {
  if (!hasMore) return null;
  return (
    <Stack gap={8} align="center">
      {state === "failed" && (
        <Text role="alert" variant="meta" tone="danger">
          Couldn't load more. Try again.
        </Text>
      )}
      <Button variant="outline" loading={state === "loading"} onClick={onMore}>
        {label}
      </Button>
    </Stack>
  );
}
