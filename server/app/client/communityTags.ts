import { GROUNDS, mixed, type Theme } from "#server/features/community/community.colours.rules";
import type { UrlOf } from "#server/features/media/media.model";
import { type CommunityFacts, PRODUCT_NAME } from "#server/platform/live/community";
import { escaped, named } from "./shareTags.ts";

/** The placeholder in the built page for the nonce of an answer. */
export const NONCE = "__NONCE__";

/**
 * Puts the community into the head of the page, so that its name, logo and colours are there with the first frame. A
 * community that has chosen nothing has the page as it was built.
 */
export function withCommunity(html: string, community: CommunityFacts, urlOf: UrlOf): string {
  const { name, contact, logo, accentLight, accentDark } = community;
  const tags = [
    ...(name === PRODUCT_NAME ? [] : [named("application-name", name)]),
    ...(contact === null ? [] : [named("contact", contact)]),
    ...(logo === null ? [] : [named("logo", urlOf(logo.key))]),
    ...(accentLight === null && accentDark === null
      ? []
      : [`<style nonce="${NONCE}">${accentSheet(accentLight, accentDark)}</style>`]),
  ];
  if (tags.length === 0) return html;
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(name)}</title>`)
    .replace("</head>", () => `${tags.join("\n")}\n</head>`);
}

/** The same conditions as in the sheet of the two themes, after which this one stands. */
function accentSheet(light: string | null, dark: string | null): string {
  return [
    ...(light === null ? [] : [`:root{${shades("light", light)}}`]),
    ...(dark === null ? [] : [darkOnly(shades("dark", dark))]),
  ].join("");
}

const darkOnly = (rules: string) =>
  `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${rules}}}:root[data-theme=dark]{${rules}}`;

const ON = { light: "#ffffff", dark: "#0c1311" };
const STRONGER = { light: "#000000", dark: "#ffffff" };

/** The shades of a colour: what one points at and presses is stronger, and grounds have a little of it. */
function shades(theme: Theme, accent: string): string {
  const [, surface] = GROUNDS[theme];
  const strong = STRONGER[theme];
  return Object.entries({
    "primary-solid": accent,
    "primary-hover": mixed(accent, strong, 0.82),
    "primary-active": mixed(accent, strong, 0.6),
    "primary-on": ON[theme],
    "primary-tint": mixed(accent, surface, 0.12),
    "primary-tintText": mixed(accent, strong, 0.75),
    "primary-tintBorder": mixed(accent, surface, 0.35),
    "bg-selected": mixed(accent, surface, 0.12),
    "border-focus": accent,
    "text-link": accent,
  })
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(";");
}
