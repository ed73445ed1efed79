/** A colour on light and on dark screens. */
interface Colour {
  light: string;
  dark: string;
}

/**
 * The colours of mails, by their names in `client/theme/tokens.ts`, which decides them. The server imports nothing of
 * the client, so they are here once more; `client/theme/brand.test.ts` fails where the two differ.
 */
export const MAIL_COLOURS = {
  "bg.canvas": { light: "#f4f8f5", dark: "#101110" },
  "bg.surface": { light: "#ffffff", dark: "#171918" },
  "border.subtle": { light: "#e3e8e3", dark: "#282c28" },
  "text.primary": { light: "#222823", dark: "#e7efe9" },
  "text.tertiary": { light: "#5a615b", dark: "#a2aaa3" },
  "text.link": { light: "#096f59", dark: "#83d4ba" },
  "primary.solid": { light: "#096f59", dark: "#44a68b" },
  "primary.on": { light: "#ffffff", dark: "#0c1311" },
  "badge.bg": { light: "#bf4702", dark: "#e06b3a" },
} as const satisfies Record<string, Colour>;
