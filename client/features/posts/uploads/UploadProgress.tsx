import styled from "@emotion/styled";
import { Button } from "#client/ui/controls/Button.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";

interface UploadProgressProps {
  what: "picture" | "video";
  percent: number;
  onCancel: () => void;
}

/** The progress of an upload, with a button that cancels it. */
export function UploadProgress({ what, percent, onCancel }: UploadProgressProps) {
  const whole = Math.round(percent);
  return (
    <Stack direction="row" gap={12} align="center">
      <Track
        role="progressbar"
        aria-label={`Uploading the ${what}`}
        aria-valuenow={whole}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <Bar style={{ transform: `scaleX(${whole / 100})` }} />
      </Track>
      <Text as="span" variant="meta" tone="secondary" aria-hidden>
        {whole} %
      </Text>
      <VisuallyHidden role="status">{spoken(what, whole)}</VisuallyHidden>
      {whole < 100 && (
        <Button size="sm" variant="ghost" onClick={onCancel}>
          Cancel upload
        </Button>
      )}
    </Stack>
  );
}

/** Returns the announced text, which changes at the start, half way and at the end only. */
function spoken(what: string, percent: number): string {
  if (percent >= 100) return `The ${what} is uploaded`;
  return percent >= 50 ? `The ${what} is half uploaded` : `Uploading the ${what}`;
}

const Track = styled.div(({ theme }) => ({
  flex: 1,
  height: 6,
  overflow: "hidden",
  borderRadius: theme.radius.pill,
  background: theme.color.bg.pressed,
}));

const Bar = styled.div(({ theme }) => ({
  height: "100%",
  transformOrigin: "left",
  background: theme.color.primary.solid,
  transition: `transform ${theme.motion.fast}`,
}));
