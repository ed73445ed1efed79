import type { CSSProperties } from "react";
import { MAIL_COLOURS } from "./mail.colours.rules.ts";

/*
 * The product's look within what mail programs support: colours on the elements themselves, and dark colours over them
 * where the program reads a style sheet and the reader's screen is dark.
 */

const FONT = "'Instrument Sans', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** A ring of the product's mark, without a picture that a mail program would have to load. */
const ring = (colour: string): CSSProperties => ({
  display: "inline-block",
  boxSizing: "border-box",
  width: "20px",
  height: "20px",
  border: `3px solid ${colour}`,
  borderRadius: "50%",
  verticalAlign: "middle",
});

export const LIGHT = {
  canvas: { margin: 0, padding: "0 12px", backgroundColor: MAIL_COLOURS["bg.canvas"].light, fontFamily: FONT },
  page: { maxWidth: "560px", margin: "0 auto", padding: "32px 0" },
  head: { padding: "0 4px 16px" },
  brand: {
    margin: 0,
    fontSize: "17px",
    lineHeight: "24px",
    fontWeight: 600,
    color: MAIL_COLOURS["text.primary"].light,
  },
  ring: ring(MAIL_COLOURS["primary.solid"].light),
  otherRing: { ...ring(MAIL_COLOURS["badge.bg"].light), marginLeft: "-10px", marginRight: "10px" },
  card: {
    padding: "28px 28px 24px",
    backgroundColor: MAIL_COLOURS["bg.surface"].light,
    border: `1px solid ${MAIL_COLOURS["border.subtle"].light}`,
    borderRadius: "12px",
  },
  heading: {
    margin: "0 0 16px",
    fontSize: "22px",
    lineHeight: "28px",
    fontWeight: 600,
    color: MAIL_COLOURS["text.primary"].light,
  },
  subheading: {
    margin: "20px 0 12px",
    fontSize: "17px",
    lineHeight: "24px",
    fontWeight: 600,
    color: MAIL_COLOURS["text.primary"].light,
  },
  detail: { fontSize: "14px", lineHeight: "20px", color: MAIL_COLOURS["text.tertiary"].light },
  paragraph: { margin: "0 0 12px", fontSize: "16px", lineHeight: "24px", color: MAIL_COLOURS["text.primary"].light },
  action: { padding: "12px 0 16px" },
  button: {
    padding: "12px 24px",
    borderRadius: "8px",
    backgroundColor: MAIL_COLOURS["primary.solid"].light,
    color: MAIL_COLOURS["primary.on"].light,
    fontSize: "16px",
    lineHeight: "20px",
    fontWeight: 600,
  },
  address: { margin: 0, fontSize: "14px", lineHeight: "20px", wordBreak: "break-all" },
  link: { color: MAIL_COLOURS["text.link"].light, textDecoration: "underline" },
  foot: { padding: "16px 4px 0" },
  note: { margin: "0 0 8px", fontSize: "14px", lineHeight: "20px", color: MAIL_COLOURS["text.tertiary"].light },
} as const satisfies Record<string, CSSProperties>;

export const DARK = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .canvas, .canvas > table > tbody > tr > td { background-color: ${MAIL_COLOURS["bg.canvas"].dark} !important; }
  .card { background-color: ${MAIL_COLOURS["bg.surface"].dark} !important; border-color: ${MAIL_COLOURS["border.subtle"].dark} !important; }
  .text { color: ${MAIL_COLOURS["text.primary"].dark} !important; }
  .quiet { color: ${MAIL_COLOURS["text.tertiary"].dark} !important; }
  .link { color: ${MAIL_COLOURS["text.link"].dark} !important; }
  .button { background-color: ${MAIL_COLOURS["primary.solid"].dark} !important; color: ${MAIL_COLOURS["primary.on"].dark} !important; }
  .button span { color: ${MAIL_COLOURS["primary.on"].dark} !important; }
  .ring { border-color: ${MAIL_COLOURS["primary.solid"].dark} !important; }
  .other { border-color: ${MAIL_COLOURS["badge.bg"].dark} !important; }
}
`;
