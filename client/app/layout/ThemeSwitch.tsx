import styled from "@emotion/styled";
import { Monitor, Moon, Sun } from "lucide-react";
import { useId } from "react";
import { chooseTheme, THEME_CHOICES, useThemeChoice } from "#client/theme/choice.ts";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";

const ICON = { light: Sun, dark: Moon, system: Monitor } as const;

/** Light, dark or system, for pages without an avatar menu. */
export function ThemeSwitch() {
  const chosen = useThemeChoice();
  const group = useId();
  return (
    <Group>
      <VisuallyHidden as="legend">Theme</VisuallyHidden>
      {THEME_CHOICES.map(({ value, label }) => {
        const Icon = ICON[value];
        return (
          <Choice key={value} title={label}>
            <input
              type="radio"
              name={group}
              value={value}
              checked={chosen === value}
              onChange={() => chooseTheme(value)}
            />
            <Icon aria-hidden="true" />
            <VisuallyHidden>{label}</VisuallyHidden>
          </Choice>
        );
      })}
    </Group>
  );
}

const Group = styled.fieldset(({ theme }) => ({
  display: "flex",
  gap: theme.space(2),
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
}));
const Choice = styled.label(({ theme }) => ({
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: 32,
  height: 32,
  borderRadius: theme.radius.control,
  color: theme.color.text.tertiary,
  cursor: "pointer",
  transition: `background ${theme.motion.fast}, color ${theme.motion.fast}`,
  "& svg": { width: "1rem", height: "1rem", strokeWidth: 1.75 },
  "& input": { position: "absolute", inset: 0, margin: 0, opacity: 0, cursor: "inherit" },
  "&:hover": { color: theme.color.text.primary, background: theme.color.bg.hover },
  "&:has(:checked)": { color: theme.color.text.primary, background: theme.color.bg.hover },
  "&:has(:focus-visible)": { outline: `2px solid ${theme.color.border.focus}`, outlineOffset: 2 },
  "@media (forced-colors: active)": { "&:has(:checked)": { outline: "2px solid Highlight" } },
}));
