import { Button } from "#client/ui/controls/Button.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { ProgressBar } from "#client/ui/states/ProgressBar.tsx";

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
      <ProgressBar label={`Uploading the ${what}`} percent={whole} />
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
