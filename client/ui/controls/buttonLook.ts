import type { CSSObject, Theme } from "@emotion/react";

export type ButtonVariant = "primary" | "tonal" | "outline" | "ghost" | "danger";
export type ButtonSize = "sm" | "md" | "lg";

const HEIGHT = { sm: 32, md: 36, lg: 44 } as const;

function colours(theme: Theme, variant: ButtonVariant): CSSObject {
  const { color } = theme;
  switch (variant) {
    case "primary":
      return {
        background: color.primary.solid,
        color: color.primary.on,
        "&:hover": { background: color.primary.hover },
        "&:active": { background: color.primary.active },
      };
    case "danger":
      return { background: color.danger.solid, color: color.danger.on, "&:hover": { filter: "brightness(1.08)" } };
    case "tonal":
      return {
        background: color.primary.tint,
        color: color.primary.tintText,
        "&:hover": { borderColor: color.primary.tintBorder },
      };
    case "outline":
      return {
        background: color.bg.surface,
        color: color.text.primary,
        borderColor: color.border.control,
        "&:hover": { background: color.bg.hover },
        "&:active": { background: color.bg.pressed },
      };
    case "ghost":
      return {
        background: "transparent",
        color: color.text.secondary,
        "&:hover": { background: color.bg.hover, color: color.text.primary },
        "&:active": { background: color.bg.pressed },
      };
  }
}

/** Returns the styles of a button; links that look like one use them too. */
export function buttonLook(theme: Theme, variant: ButtonVariant, size: ButtonSize): CSSObject {
  return {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: theme.space(8),
    minHeight: HEIGHT[size],
    paddingBlock: 0,
    paddingInline: theme.space(size === "sm" ? 12 : 16),
    border: "1px solid transparent",
    borderRadius: theme.radius.control,
    ...theme.type.ui,
    fontWeight: 600,
    whiteSpace: "nowrap",
    textDecoration: "none",
    userSelect: "none",
    transition: `background ${theme.motion.fast}, color ${theme.motion.fast}, border-color ${theme.motion.fast}, transform ${theme.motion.instant}`,
    "&:active": { transform: "scale(0.985)" },
    "& > svg": { width: "1.125rem", height: "1.125rem", strokeWidth: 1.75, flexShrink: 0 },
    ...colours(theme, variant),
    // A disabled button is still readable, but plainly not available.
    "&[aria-disabled=true]:not([aria-busy=true])": {
      background: variant === "ghost" ? "transparent" : theme.color.bg.pressed,
      color: theme.color.text.tertiary,
      borderColor: "transparent",
      transform: "none",
    },
    "&[aria-busy=true]": { cursor: "progress", transform: "none" },
    [theme.mq.largeText]: { whiteSpace: "normal" },
    [theme.mq.belowMd]: size === "md" ? { minHeight: 40 } : {},
    "@media (pointer: coarse)": size === "lg" ? {} : { minHeight: 40 },
    "@media (forced-colors: active)": { borderColor: "ButtonText" },
  };
}
