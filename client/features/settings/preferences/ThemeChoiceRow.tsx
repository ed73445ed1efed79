import styled from "@emotion/styled";
import { useId } from "react";
import { chooseTheme, THEME_CHOICES, useThemeChoice } from "#client/theme/choice.ts";
import { SaveTick, useOutcome } from "#client/features/settings/core/SaveTick.tsx";
import { SettingRow } from "#client/features/settings/core/SettingsSection.tsx";
import { ThemePreview } from "./ThemePreview.tsx";

/** The choice of the theme: light, dark or the device's own, each with a preview. It is stored in this browser. */
export function ThemeChoiceRow() {
  const chosen = useThemeChoice();
  const id = useId();
  const { outcome, report } = useOutcome();
  return (
    <SettingRow role="radiogroup" aria-labelledby={id}>
      <Head>
        <span id={id}>Theme</span>
        <SaveTick outcome={outcome} />
      </Head>
      <Choices>
        {THEME_CHOICES.map(({ value, label }) => (
          <Choice key={value}>
            <ThemePreview choice={value} />
            <Name>
              <input
                type="radio"
                name="theme"
                value={value}
                checked={chosen === value}
                onChange={() => {
                  chooseTheme(value);
                  report(true);
                }}
              />
              {label}
            </Name>
          </Choice>
        ))}
      </Choices>
    </SettingRow>
  );
}

const Head = styled.div(({ theme }) => ({
  display: "flex",
  justifyContent: "space-between",
  ...theme.type.ui,
}));
const Choices = styled.div(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: theme.space(12),
  maxWidth: 520,
  paddingTop: theme.space(8),
  [theme.mq.largeText]: { gridTemplateColumns: "minmax(0, 1fr)", "& svg": { display: "none" } },
}));
const Choice = styled.label(({ theme }) => ({
  display: "grid",
  overflow: "hidden",
  border: `1px solid ${theme.color.border.control}`,
  borderRadius: theme.radius.control,
  color: theme.color.text.secondary,
  cursor: "pointer",
  "&:hover": { background: theme.color.bg.hover },
  "&:has(:checked)": {
    borderColor: theme.color.primary.solid,
    boxShadow: `0 0 0 1px ${theme.color.primary.solid}`,
    color: theme.color.text.primary,
  },
  "&:has(:focus-visible)": { outline: `2px solid ${theme.color.border.focus}`, outlineOffset: 2 },
}));
const Name = styled.span(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: theme.space(8),
  minHeight: 40,
  paddingInline: theme.space(12),
  [theme.mq.belowSm]: { paddingInline: theme.space(8), gap: theme.space(6) },
  borderTop: `1px solid ${theme.color.border.default}`,
  ...theme.type.ui,
  "& > input": { width: 16, height: 16, margin: 0, accentColor: theme.color.primary.solid, outline: "none" },
}));
