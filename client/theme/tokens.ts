/** A colour in both themes. */
export interface Colour {
  light: string;
  dark: string;
}

/**
 * Every colour of the product by its meaning. Components use the names of theme.ts, never these values. The colours of
 * the brand are `primary` and, for the second ring of the logo, `badge.bg`. Three other files repeat some of the values,
 * since they cannot import this one: `server/features/auth/mail/mail.colours.rules.ts` (mails),
 * `client/public/favicon.svg` (the icon) and `client/index.html` (the browser's frame). `brand.test.ts` fails until they
 * are the same.
 */
export const colours = {
  "bg.canvas": { light: "#f4f8f5", dark: "#101110" },
  "bg.surface": { light: "#ffffff", dark: "#171918" },
  "bg.raised": { light: "#ffffff", dark: "#1f2320" },
  "bg.sunken": { light: "#ecf0ed", dark: "#101110" },
  "bg.hover": { light: "#ecf0ed", dark: "#1f2320" },
  "bg.pressed": { light: "#e3e8e3", dark: "#282c28" },
  "bg.selected": { light: "#def6ed", dark: "#102720" },
  "bg.scrim": { light: "#0e0f0e99", dark: "#000000b3" },
  "border.subtle": { light: "#e3e8e3", dark: "#282c28" },
  "border.default": { light: "#d7ddd8", dark: "#313632" },
  "border.control": { light: "#6d756f", dark: "#6f7770" },
  "border.focus": { light: "#09876c", dark: "#5abda0" },
  "text.primary": { light: "#222823", dark: "#e7efe9" },
  "text.secondary": { light: "#444b45", dark: "#bbc3bc" },
  "text.tertiary": { light: "#5a615b", dark: "#a2aaa3" },
  "text.disabled": { light: "#919992", dark: "#6f7770" },
  "text.link": { light: "#096f59", dark: "#83d4ba" },
  "primary.solid": { light: "#096f59", dark: "#44a68b" },
  "primary.hover": { light: "#065644", dark: "#5abda0" },
  "primary.active": { light: "#022e24", dark: "#83d4ba" },
  "primary.on": { light: "#ffffff", dark: "#0c1311" },
  "primary.tint": { light: "#def6ed", dark: "#102720" },
  "primary.tintText": { light: "#065644", dark: "#83d4ba" },
  "primary.tintBorder": { light: "#9edbc7", dark: "#184a3d" },
  "danger.solid": { light: "#a92439", dark: "#e75e6a" },
  "danger.on": { light: "#ffffff", dark: "#190e0e" },
  "danger.text": { light: "#a92439", dark: "#fea5a7" },
  "danger.tint": { light: "#ffe9e9", dark: "#371618" },
  "danger.tintText": { light: "#841a2b", dark: "#fea5a7" },
  "danger.tintBorder": { light: "#feb6b8", dark: "#6b252c" },
  "success.solid": { light: "#27712e", dark: "#5ca660" },
  "success.on": { light: "#ffffff", dark: "#0d130d" },
  "success.text": { light: "#27712e", dark: "#94d495" },
  "success.tint": { light: "#e2f6e1", dark: "#152716" },
  "success.tintText": { light: "#1c5722", dark: "#94d495" },
  "success.tintBorder": { light: "#a9dcaa", dark: "#254a27" },
  "warning.solid": { light: "#7e5600", dark: "#bc8723" },
  "warning.on": { light: "#ffffff", dark: "#15100a" },
  "warning.text": { light: "#7e5600", dark: "#e8b86c" },
  "warning.tint": { light: "#fcedd6", dark: "#2c1f0a" },
  "warning.tintText": { light: "#624200", dark: "#e8b86c" },
  "warning.tintBorder": { light: "#ebc68b", dark: "#553b06" },
  "info.solid": { light: "#08649d", dark: "#4a99d7" },
  "info.on": { light: "#ffffff", dark: "#0c1217" },
  "info.text": { light: "#08649d", dark: "#88c8fe" },
  "info.tint": { light: "#e3f1ff", dark: "#112332" },
  "info.tintText": { light: "#054d7a", dark: "#88c8fe" },
  "info.tintBorder": { light: "#9fd2ff", dark: "#1b4463" },
  like: { light: "#c5374a", dark: "#ff767f" },
  bookmark: { light: "#97690c", dark: "#d49d3b" },
  ai: { light: "#634aa9", dark: "#c2b5fd" },
  "ai.tint": { light: "#efedff", dark: "#221d36" },
  "badge.bg": { light: "#bf4702", dark: "#e06b3a" },
  "badge.on": { light: "#ffffff", dark: "#180f0b" },
  online: { light: "#38873e", dark: "#71bd74" },
  "skeleton.base": { light: "#e3e8e3", dark: "#282c28" },
  "skeleton.sheen": { light: "#ecf0ed", dark: "#313632" },
} as const satisfies Record<string, Colour>;
export type ColourName = keyof typeof colours;
