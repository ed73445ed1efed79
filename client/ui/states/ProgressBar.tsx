import styled from "@emotion/styled";
import { Text } from "#client/ui/text/Text.tsx";

interface ProgressBarProps {
  /** What goes on, for screen readers. */
  label: string;
  /** From 0 to 100; null while the work waits to be begun. */
  percent: number | null;
}

/** How far some work has come, as a bar and as a number; it fills what is left of a row. */
export function ProgressBar({ label, percent }: ProgressBarProps) {
  return (
    <>
      <Track
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(percent !== null && { "aria-valuenow": percent })}
      >
        <Bar style={{ transform: `scaleX(${(percent ?? 0) / 100})` }} />
      </Track>
      <Text as="span" variant="meta" tone="secondary" aria-hidden>
        {percent === null ? "Waiting" : `${percent}%`}
      </Text>
    </>
  );
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
