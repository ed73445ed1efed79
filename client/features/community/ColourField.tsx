import styled from "@emotion/styled";
import { TextField } from "#client/ui/forms/Field.tsx";
import { contrastIn, GROUNDS, isColour, type Theme } from "#server/features/community/community.colours.rules";
import { faultOf } from "./colours.ts";

interface ColourFieldProps {
  label: string;
  theme: Theme;
  /** As #096f59; empty for the colour of the product. */
  value: string;
  error: string | undefined;
  onChange: (colour: string) => void;
}

/** The colours of the product. */
const PLACEHOLDER = { light: "#096f59", dark: "#83d4ba" };
/** What is written on the colour. */
const ON = { light: "#ffffff", dark: "#0c1311" };

/** A colour with its contrast, measured while it is chosen, and how a link and a button look in it. */
export function ColourField({ label, theme, value, error, onChange }: ColourFieldProps) {
  const isKnown = isColour(value);
  return (
    <Row>
      <TextField
        label={label}
        placeholder={PLACEHOLDER[theme]}
        hint="Leave it empty for the colour of the product."
        maxLength={7}
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        error={faultOf(theme, value) ?? error}
        status={isKnown ? `Contrast ${contrastIn(theme, value).toFixed(1)} to 1` : ""}
        onChange={({ target }) => onChange(target.value.trim().toLowerCase())}
      />
      <Picker
        type="color"
        aria-label={`${label}: choose from a palette`}
        value={isKnown ? value : PLACEHOLDER[theme]}
        onChange={({ target }) => onChange(target.value)}
      />
      {isKnown && (
        <Sample aria-hidden="true" style={{ background: GROUNDS[theme][1] }}>
          <span style={{ color: value }}>A link</span>
          <Pill style={{ background: value, color: ON[theme] }}>Button</Pill>
        </Sample>
      )}
    </Row>
  );
}

const Row = styled.div(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  gap: theme.space(8),
}));
const Picker = styled.input(({ theme }) => ({
  width: 56,
  height: 44,
  marginTop: 24,
  padding: theme.space(4),
  border: `1px solid ${theme.color.border.control}`,
  borderRadius: theme.radius.control,
  background: theme.color.bg.surface,
  cursor: "pointer",
}));
const Sample = styled.div(({ theme }) => ({
  gridColumn: "1 / -1",
  display: "flex",
  alignItems: "center",
  gap: theme.space(16),
  padding: theme.space(12),
  border: `1px solid ${theme.color.border.default}`,
  borderRadius: theme.radius.control,
  ...theme.type.ui,
}));
const Pill = styled.span(({ theme }) => ({
  padding: `${theme.space(6)} ${theme.space(12)}`,
  borderRadius: theme.radius.control,
}));
