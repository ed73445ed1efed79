import type { CSSProperties } from "react";

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
  canvas: { margin: 0, padding: "0 12px", backgroundColor: "#f4f8f5", fontFamily: FONT },
  page: { maxWidth: "560px", margin: "0 auto", padding: "32px 0" },
  head: { padding: "0 4px 16px" },
  brand: { margin: 0, fontSize: "17px", lineHeight: "24px", fontWeight: 600, color: "#222823" },
  ring: ring("#096f59"),
  otherRing: { ...ring("#bf4702"), marginLeft: "-10px", marginRight: "10px" },
  card: { padding: "28px 28px 24px", backgroundColor: "#ffffff", border: "1px solid #e3e8e3", borderRadius: "12px" },
  heading: { margin: "0 0 16px", fontSize: "22px", lineHeight: "28px", fontWeight: 600, color: "#222823" },
  paragraph: { margin: "0 0 12px", fontSize: "16px", lineHeight: "24px", color: "#222823" },
  action: { padding: "12px 0 16px" },
  button: {
    padding: "12px 24px",
    borderRadius: "8px",
    backgroundColor: "#096f59",
    color: "#ffffff",
    fontSize: "16px",
    lineHeight: "20px",
    fontWeight: 600,
  },
  address: { margin: 0, fontSize: "14px", lineHeight: "20px", wordBreak: "break-all" },
  link: { color: "#096f59", textDecoration: "underline" },
  foot: { padding: "16px 4px 0" },
  note: { margin: "0 0 8px", fontSize: "14px", lineHeight: "20px", color: "#5a615b" },
} as const satisfies Record<string, CSSProperties>;

export const DARK = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .canvas, .canvas > table > tbody > tr > td { background-color: #101110 !important; }
  .card { background-color: #171918 !important; border-color: #282c28 !important; }
  .text { color: #e7efe9 !important; }
  .quiet { color: #a2aaa3 !important; }
  .link { color: #83d4ba !important; }
  .button { background-color: #44a68b !important; color: #0c1311 !important; }
  .button span { color: #0c1311 !important; }
  .ring { border-color: #44a68b !important; }
  .other { border-color: #e06b3a !important; }
}
`;
