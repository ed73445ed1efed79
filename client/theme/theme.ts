import type { ColourName } from "./tokens.ts";
import { variableOf } from "./cssVariables.ts";

const v = (name: ColourName) => `var(${variableOf(name)})`;

/** The steps of space in the design, in pixels at the default text size. */
export type Space = 0 | 2 | 4 | 6 | 8 | 12 | 16 | 20 | 24 | 32 | 40 | 56 | 72;

const MD = "@media (min-width:48em)";
const STACK =
  '"Instrument Sans Variable","Instrument Fallback",system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif';

function type(size: number, line: number, fontWeight: number, width: number) {
  return {
    fontSize: `${size / 16}rem`,
    lineHeight: `${line / 16}rem`,
    fontWeight,
    fontStretch: `${width}%`,
  };
}
/** Titles are smaller on phones. */
function title(phone: [number, number], wide: [number, number], fontWeight: number, width: number) {
  return {
    ...type(phone[0], phone[1], fontWeight, width),
    [MD]: { fontSize: `${wide[0] / 16}rem`, lineHeight: `${wide[1] / 16}rem` },
    letterSpacing: "-0.01em",
    textWrapStyle: "balance",
  } as const;
}

function tones(name: "primary" | "danger" | "success" | "warning" | "info") {
  return {
    solid: v(`${name}.solid`),
    on: v(`${name}.on`),
    tint: v(`${name}.tint`),
    tintText: v(`${name}.tintText`),
    tintBorder: v(`${name}.tintBorder`),
  };
}

/**
 * The theme that styles use: names by meaning. Colours are CSS variables, so switching the theme changes one attribute
 * of the page and renders no component again.
 */
export const theme = {
  color: {
    bg: {
      canvas: v("bg.canvas"),
      surface: v("bg.surface"),
      raised: v("bg.raised"),
      sunken: v("bg.sunken"),
      hover: v("bg.hover"),
      pressed: v("bg.pressed"),
      selected: v("bg.selected"),
      scrim: v("bg.scrim"),
    },
    text: {
      primary: v("text.primary"),
      secondary: v("text.secondary"),
      tertiary: v("text.tertiary"),
      disabled: v("text.disabled"),
      link: v("text.link"),
    },
    border: {
      subtle: v("border.subtle"),
      default: v("border.default"),
      control: v("border.control"),
      focus: v("border.focus"),
    },
    primary: { ...tones("primary"), hover: v("primary.hover"), active: v("primary.active") },
    danger: { ...tones("danger"), text: v("danger.text") },
    success: { ...tones("success"), text: v("success.text") },
    warning: { ...tones("warning"), text: v("warning.text") },
    info: { ...tones("info"), text: v("info.text") },
    like: v("like"),
    bookmark: v("bookmark"),
    ai: v("ai"),
    aiTint: v("ai.tint"),
    badge: { bg: v("badge.bg"), on: v("badge.on") },
    online: v("online"),
    skeleton: { base: v("skeleton.base"), sheen: v("skeleton.sheen") },
  },
  font: { body: STACK, mono: 'ui-monospace,"SF Mono","Cascadia Code",Menlo,monospace' },
  type: {
    display: title([30, 36], [36, 42], 680, 84),
    h1: title([22, 28], [26, 32], 670, 86),
    h2: { ...type(20, 26, 660, 88), textWrapStyle: "balance" },
    postTitle: { ...type(19, 25, 650, 88), textWrapStyle: "balance" },
    postTitleLarge: { ...type(24, 30, 650, 88), textWrapStyle: "balance" },
    body: { ...type(16, 25, 400, 100), textWrapStyle: "pretty" },
    bodySm: { ...type(15, 22, 400, 100), textWrapStyle: "pretty" },
    ui: type(14, 20, 550, 100),
    meta: { ...type(13, 18, 450, 98), fontVariantNumeric: "tabular-nums" },
    micro: type(12, 16, 600, 96),
  },
  /** Converts a step of space to rem, so that it grows with the reader's text size. */
  space: (step: Space) => `${step / 16}rem`,
  radius: { tag: 4, control: 8, card: 12, dialog: 16, avatar: "30%", pill: 999 },
  shadow: { header: "var(--shadow-header)", menu: "var(--shadow-menu)", dialog: "var(--shadow-dialog)" },
  /** Media queries from this width up. */
  mq: {
    sm: "@media (min-width:30em)",
    md: MD,
    lg: "@media (min-width:62.5em)",
    xl: "@media (min-width:77.5em)",
    xxl: "@media (min-width:97.5em)",
    /** Below md: phones, where sheets fill the screen and targets are 44 px. */
    belowMd: "@media (max-width:47.99em)",
    belowSm: "@media (max-width:29.99em)",
    /** A phone whose texts are twice as large as usual: about twenty characters fit into a line. */
    largeText: "@media (max-width:18.99em)",
  },
  motion: {
    instant: "80ms cubic-bezier(.2,.8,.2,1)",
    fast: "120ms cubic-bezier(.2,.8,.2,1)",
    base: "200ms cubic-bezier(.2,.8,.2,1)",
    slow: "320ms cubic-bezier(.2,.8,.2,1)",
    exit: "cubic-bezier(.4,0,1,1)",
  },
  z: { header: 100, bottomBar: 100, popover: 300, dialog: 300, toast: 400, routeBar: 500, skipLink: 600 },
  /** Heights of the bars that stick to the edges of the window. */
  /** Those of the header in pixels; the bottom bar has words, so it grows with the reader's text: 56 px at the usual size. */
  size: { header: 60, headerPhone: 56, bottomBar: "calc(28px + 1.75rem)" },
} as const;

export type ProductTheme = typeof theme;
/** The steps of the type scale. */
export type TypeVariant = keyof typeof theme.type;
