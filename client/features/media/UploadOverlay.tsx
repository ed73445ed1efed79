import styled from "@emotion/styled";

interface UploadOverlayProps {
  /** The name of the upload: "banner", "photo". */
  name: string;
  percent: number;
}

/** An overlay on a picture that is being uploaded, with the progress. */
export function UploadOverlay({ name, percent }: UploadOverlayProps) {
  return (
    <Veil
      role="progressbar"
      aria-label={`Uploading the ${name}`}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <Pill>{percent < 100 ? `${percent}%` : "Saving…"}</Pill>
    </Veil>
  );
}

const Veil = styled.div(({ theme }) => ({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  background: theme.color.bg.scrim,
}));
const Pill = styled.span(({ theme }) => ({
  padding: `${theme.space(4)} ${theme.space(8)}`,
  borderRadius: theme.radius.pill,
  background: theme.color.bg.raised,
  color: theme.color.text.primary,
  ...theme.type.micro,
  fontVariantNumeric: "tabular-nums",
}));
